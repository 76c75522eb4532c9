import type { DesignPreset } from '../../lesson.types';

/** What every page needs, whatever its look: only role, design and mood differ between presets. */
const context = `CONTEXTO
- Produto: [nome do produto]
- Público: [público]
- Preço: [preço]
- Link de compra de todos os botões: [link do checkout]
- WhatsApp para dúvidas: [seu whatsapp]
- Imagem do produto: arquivo produto.webp, na mesma pasta
- Texto da página, já aprovado. Use palavra por palavra, sem inventar nada:
"""
[cole aqui o texto da página]
"""`;

const task = `TAREFA
Crie uma página de vendas completa, em um único arquivo chamado index.html, com estas seções na ordem:
1. Topo: promessa, frase de apoio, imagem do produto e botão de compra visível sem rolar a tela no celular
2. O problema, em até 4 frases
3. Como funciona, em 3 passos
4. O que a pessoa recebe, com um item por linha
5. Para quem é e para quem não é
6. Quem fez
7. Oferta: preço em destaque, formas de pagamento, botão e garantia de 7 dias
8. Perguntas frequentes, com 6 perguntas que abrem e fecham
9. Rodapé: quem vende, contato, desistência em 7 dias e política de privacidade, como no texto`;

const format = `FORMATO
- Responda só com o código completo do index.html, pronto para salvar. Nada de "o resto continua igual".
- HTML com CSS dentro de <style>. Sem biblioteca, sem framework e sem JavaScript. As perguntas usam <details> e <summary>.
- lang="pt-BR", título de até 60 caracteres, descrição de até 150 e etiquetas og para o link ficar bonito no WhatsApp.
- Pensado primeiro para telas de 360 px. Texto com 17 px ou mais e botões com 52 px de altura.`;

const constraints = `RESTRIÇÕES
- A página carrega em menos de 3 segundos no 4G: no máximo 500 KB no total, uma família de fonte com dois pesos e display=swap, imagens WebP com largura e altura definidas e carregamento adiado fora do topo.
- Contraste de leitura de pelo menos 4,5 para 1 e foco visível ao navegar pelo teclado.
- Sem contador falso, sem "últimas vagas", sem depoimento inventado, sem selo de empresa que não autorizou.
- Sem promessa de resultado certo.
- Se faltar algum dado, pergunte antes de escrever o código.`;

function presetPrompt(role: string, design: string): string {
  return [`PAPEL\n${role}`, context, task, `DESIGN\n${design}`, format, constraints].join('\n\n');
}

export const presets: readonly DesignPreset[] = [
  {
    name: 'Clean',
    description: 'Parece fácil e honesto. Combina com guias, checklists e temas do dia a dia.',
    swatches: ['#FFFFFF', '#F1F5F9', '#2563EB', '#0F172A'],
    typography: 'Sem serifa moderna: Inter, pesos 400 e 700',
    traits: [
      'Fundo branco',
      'Azul só no que se clica',
      'Minimalista: uma ideia por seção',
      'Muito espaço entre os blocos',
    ],
    prompt: presetPrompt(
      'Você é designer de produto e programa páginas leves. Seu estilo é Clean: você tira tudo o que não ajuda a pessoa a entender e comprar.',
      `- Estilo Clean, minimalista, fundo branco (#FFFFFF), com faixas alternadas em cinza bem claro (#F1F5F9).
- Azul (#2563EB) só em botões, links e pequenos destaques. Texto em azul quase preto (#0F172A).
- Fonte moderna sem serifa: Inter, pesos 400 e 700. Título do topo com 36 px no celular e 56 px no computador.
- Coluna de texto com até 680 px, seções com 72 px de respiro em cima e embaixo.
- Cantos de 12 px, uma sombra suave só no cartão da oferta. Nenhum degradê, nenhum enfeite.
- Os 3 passos aparecem com números grandes em azul. A lista do que a pessoa recebe usa um sinal de visto desenhado em CSS.
- Botões cheios, de largura total no celular, com o texto do botão que está na página.`,
    ),
  },
  {
    name: 'Premium',
    description: 'Parece raro e bem acabado. Combina com preço mais alto, mentoria e presente.',
    swatches: ['#0B0B0B', '#17140F', '#C9A227', '#F5F0E1'],
    typography: 'Serifada elegante: Playfair Display, pesos 400 e 700',
    traits: [
      'Preto e dourado',
      'Serifas elegantes nos títulos',
      'Linhas finas no lugar de caixas',
      'Ritmo lento, poucas frases por tela',
    ],
    prompt: presetPrompt(
      'Você é diretor de arte de marcas de alto padrão e programa as próprias páginas. Seu estilo é Premium: poucas palavras, muito acabamento.',
      `- Estilo Premium em preto e dourado. Fundo preto (#0B0B0B), blocos em preto quente (#17140F), texto em marfim (#F5F0E1).
- Dourado (#C9A227) em linhas finas, números, preço e botões. O botão é dourado com texto preto.
- Fonte serifada elegante: Playfair Display, pesos 400 e 700, nos títulos. Texto corrido em Georgia, que já vem no aparelho e não pesa.
- Título do topo com 38 px no celular e 64 px no computador, com entrelinha curta. Pequenas chamadas em maiúsculas, com espaço entre as letras.
- Divisórias de 1 px em dourado com 40% de transparência. Nenhuma caixa com sombra.
- Topo em duas colunas no computador: texto à esquerda e produto à direita, dentro de uma moldura dourada fina.
- A oferta parece um convite: nome do produto, linha dourada, preço grande, o que está incluído, botão, garantia em itálico.
- Botões com o texto do botão que está na página e cantos de 2 px.`,
    ),
  },
  {
    name: 'Futurista',
    description: 'Parece rápido e técnico. Combina com IA, planilhas, ferramentas e MicroSaaS.',
    swatches: ['#0A0A14', '#14142B', '#00C2FF', '#A855F7'],
    typography: 'Monoespaçada de tecnologia: JetBrains Mono, pesos 400 e 700',
    traits: [
      'Fundo escuro',
      'Neon azul e roxo',
      'Fonte monoespaçada de tecnologia',
      'Blocos que lembram um painel',
    ],
    prompt: presetPrompt(
      'Você desenha interfaces de ferramentas de tecnologia e programa em HTML e CSS puros. Seu estilo é Futurista: escuro, preciso, com brilho só onde importa.',
      `- Estilo Futurista e escuro. Fundo quase preto (#0A0A14), painéis em azul-noite (#14142B), texto em branco frio (#E6E9F5).
- Neon azul (#00C2FF) em botões, números e linhas ativas. Neon roxo (#A855F7) só nos contornos e em um brilho suave atrás da imagem do produto.
- Fonte monoespaçada de tecnologia: JetBrains Mono, pesos 400 e 700, em toda a página. Texto corrido com 16 px e entrelinha de 1,7 para não cansar.
- Título do topo com 32 px no celular e 52 px no computador, com um cursor fino depois da última palavra. O cursor pisca em CSS e para quando a pessoa pede menos movimento.
- Fundo do topo com uma grade de linhas finas feita em CSS, quase invisível.
- Os 3 passos aparecem como linhas de comando numeradas: 01, 02, 03. O que a pessoa recebe aparece em painéis com contorno de 1 px.
- O cartão da oferta tem contorno em degradê do azul ao roxo. O botão é azul com texto quase preto (#0A0A14) e ganha um brilho ao tocar.
- Botões com o texto do botão que está na página, com uma seta depois da última palavra.`,
    ),
  },
];
