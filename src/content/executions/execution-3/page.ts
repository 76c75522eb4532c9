import type { Section } from '../../lesson.types';

const PAGE = `PAPEL
Você programa páginas de venda leves, pensadas primeiro para o celular.

CONTEXTO
Nome: [nome do produto]
Headline: [headline]
Frase de apoio: [frase de apoio]
Bullets:
[cole aqui os cinco bullets]
Texto do botão: [texto do cta]
Link do botão: [link do checkout]
Preço e garantia: [preço], pagamento único, garantia de 7 dias
Link da VSL no YouTube: [link do vídeo]
Quem vende: [seu nome], [sua experiência em uma frase]
WhatsApp para dúvidas: [seu número com ddd]
Rodapé: [seu nome], [cpf ou cnpj], [endereço para contato], [e-mail]. Você pode desistir da compra em até 7 dias, por este contato ou pela [plataforma de pagamento]. Os dados do pagamento ficam na plataforma; o seu e-mail e o seu WhatsApp servem só para a entrega e as dúvidas, e você pode pedir para apagá-los.
Cores: [cor principal] e [cor de fundo]

TAREFA
Crie a página completa em um único arquivo index.html.

FORMATO
- Ordem: headline e apoio, botão, vídeo, bullets, botão, quem fez, três perguntas frequentes, botão, rodapé.
- No celular, headline e botão aparecem sem rolar a tela.
- O vídeo entra como imagem de capa do YouTube; o player só carrega quando a pessoa toca.
- CSS dentro do arquivo. Fontes do sistema. Letra de pelo menos 17 px. Botão com 48 px de altura ou mais.
- lang="pt-BR", título, descrição e etiquetas og para o link aparecer bem no WhatsApp.
- Entregue o código inteiro, sem cortar partes. Se puder, gere o arquivo para baixar.

RESTRIÇÕES
- Menos de 60 KB sem contar a capa do vídeo. Nenhuma biblioteca externa.
- Não invente depoimento, número de clientes, contagem regressiva ou vaga limitada.
- Não prometa renda nem resultado garantido.
- Não mude os meus textos: só corrija erro de português.`;

export const page: Section = {
  id: 'pagina',
  title: 'Minutos 105 a 180: página no ar',
  navLabel: 'Página',
  intro: 'Gere, publique e teste. Página feia no ar vende mais do que página linda no rascunho.',
  blocks: [
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Página mínima em um arquivo',
          description:
            'Preencha também o rodapé: a loja na internet precisa mostrar quem vende e como desistir. Ainda não tem o link do checkout? Use o do seu WhatsApp e troque na Execução 4.',
          text: PAGE,
        },
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Gere e leia (25 minutos)',
          text: 'Salve como **index.html** e abra no navegador. Confira cada palavra, o preço e os três botões.',
        },
        {
          title: 'Publique de graça (25 minutos)',
          text: 'No Cloudflare Pages: crie a conta, confirme o e-mail, abra o envio direto, dê um nome ao projeto, envie o index.html compactado em .zip e publique. O endereço termina em **.pages.dev**. O tutorial completo, em 7 passos, está na Missão 2.',
          link: {
            label: 'Abrir o envio direto',
            href: 'https://dash.cloudflare.com/?to=/:account/pages/new/upload',
          },
        },
        {
          title: 'Teste no celular (25 minutos)',
          text: 'Desligue o Wi-Fi, abra o endereço e conte os segundos.',
          items: [
            'Abre em **menos de 3 segundos**?',
            'Headline e botão aparecem sem rolar?',
            'O vídeo toca com som quando você toca nele?',
            'Os três botões levam ao mesmo lugar?',
            'O link colado no WhatsApp mostra título e descrição?',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Passou de 3 segundos?',
      text: 'Cole o código na IA e peça: "deixe esta página mais leve sem mudar o texto". Quase sempre o peso está em imagem grande, fonte externa ou no player do vídeo carregando antes da hora.',
    },
  ],
};
