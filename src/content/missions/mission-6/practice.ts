import type { Section } from '../../lesson.types';

const ROLE_PLAY = `PAPEL
Você vai ser um cliente em potencial no WhatsApp. Eu sou quem vende. Não saia do personagem até eu escrever FIM.

CONTEXTO
Produto: [nome do produto], [formato], por [preço], garantia de 7 dias
Público: [público em uma frase]
Dor: [dor]
O seu personagem: [nome inventado], que chegou pelo [anúncio ou post], tem interesse e desconfia um pouco.

TAREFA
Converse comigo como essa pessoa conversaria. Escolha em segredo um motivo real para hesitar e só revele se eu perguntar bem.

FORMATO
- Uma mensagem curta por vez, como no WhatsApp. Espere a minha resposta.
- Comece com: "oi, quanto custa?"
- Depois de 8 a 12 mensagens, decida: compra ou recusa, conforme eu conduzi.
- Quando eu escrever FIM, saia do personagem e diga: o motivo secreto, o momento em que ganhei ou perdi você, e uma frase minha reescrita melhor.

RESTRIÇÕES
- Não facilite. Não compre por educação.
- Não seja grosseiro nem absurdo: reaja como gente de verdade.
- Se eu prometer resultado garantido ou inventar urgência, perca a confiança em mim.`;

const OBJECTIONS = `PAPEL
Você é treinador de vendas e vai me treinar em objeções, uma de cada vez.

CONTEXTO
Produto: [nome do produto], por [preço]
O que vem: [entregáveis]
Para quem: [público em uma frase]
O que a pessoa compararia com ele: [alternativa e preço da alternativa]

TAREFA
Faça 6 rodadas. Em cada uma, diga a objeção como o cliente diria e espere a minha resposta. As seis: está caro; vou pensar; não tenho tempo; será que funciona para mim; e se eu não gostar; acho isso de graça na internet.

FORMATO
Depois de cada resposta minha:
- Nota de 0 a 10 para: ouvi a pessoa, respondi à dúvida, dei o próximo passo
- O que funcionou, em uma linha
- A minha resposta reescrita, com no máximo 300 caracteres, mantendo o meu jeito de falar
Só então vá para a próxima. No fim, monte uma tabela com as 6 melhores respostas, prontas para salvar.

RESTRIÇÕES
- Seja exigente: nota 10 só para resposta que você mandaria sem mudar nada.
- Não use pressão, culpa, urgência falsa ou promessa de resultado.
- Não invente dados sobre o meu produto. Se faltar algo, pergunte.`;

const REVIEW = `PAPEL
Você é supervisor de vendas por mensagem e revisa conversas com franqueza e cuidado.

CONTEXTO
Produto: [nome do produto], por [preço]
Resultado desta conversa: [comprou, recusou ou sumiu]
A conversa, sem nome nem telefone do cliente:
[cole a conversa aqui]

TAREFA
Mostre em que ponto a conversa avançou, em que ponto travou e o que eu deveria ter escrito.

FORMATO
1) Linha do tempo: cada etapa (abertura, qualificação, pré-venda, oferta, objeção, fechamento), com "feita", "fraca" ou "faltou".
2) O momento decisivo: copie a mensagem e explique em duas linhas.
3) Três mensagens minhas reescritas, antes e depois.
4) A objeção escondida mais provável e a pergunta que a traria à tona.
5) A próxima mensagem que devo enviar, ou "não envie mais nada", com o motivo.

RESTRIÇÕES
- Baseie-se só no que está escrito. Se for suposição, diga que é.
- Não sugira pressão, mentira ou desconto como primeira saída.
- Linguagem simples, frases curtas.`;

export const practice: Section = {
  id: 'pratica',
  title: 'Três prompts para praticar',
  navLabel: 'Prática',
  intro:
    'Errar com a IA é de graça. Faça os dois primeiros antes de falar com clientes; levam uns quarenta minutos. O terceiro é para depois da conversa. Ainda não teve nenhuma? Cole a simulada.',
  blocks: [
    {
      type: 'prompts',
      prompts: [
        {
          title: '1. Cliente simulado',
          description:
            'A IA é o cliente e só compra se você conduzir bem. Repita até fechar uma venda.',
          text: ROLE_PLAY,
        },
        {
          title: '2. Treino de objeções',
          description:
            'Seis rodadas com nota. No fim, você sai com as suas seis respostas prontas.',
          text: OBJECTIONS,
        },
        {
          title: '3. Revisão de conversa real',
          description:
            'Depois de vender ou de perder. Apague nome, telefone e foto antes de colar.',
          text: REVIEW,
        },
      ],
    },
  ],
};
