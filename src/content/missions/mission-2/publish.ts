import type { Section } from '../../lesson.types';

export const hosting: Section = {
  id: 'hospedagem',
  title: 'Publique de graça em 7 passos',
  navLabel: 'Publicar',
  intro:
    'Vamos usar o Cloudflare Pages. O plano gratuito não pede cartão, dá um endereço com cadeado e aceita arrastar e soltar. É mais fácil no computador, mas funciona no celular.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Salve a página como index.html',
          text: 'Se a IA oferecer o arquivo para baixar, baixe. Se só mostrar o código, copie tudo e salve.',
          items: [
            'Windows: cole no Bloco de Notas, vá em Salvar como, escolha "Todos os arquivos" e codificação UTF-8. Nome: index.html.',
            'Mac: no TextEdit, use Formatar, Converter em Texto Simples e salve como index.html.',
            'Confira: abra o arquivo salvo com dois toques. A página precisa aparecer no navegador.',
            'Celular: peça à IA "gere o arquivo index.html para eu baixar".',
          ],
        },
        {
          title: 'Junte as imagens e compacte em .zip',
          text: 'Coloque o index.html e a imagem produto.webp na mesma pasta. Selecione os arquivos, e não a pasta, e compacte.',
          items: [
            'Ainda não tem imagem? Baixe a capa do produto no Canva, em PNG. Na Missão 3 você cria uma melhor e troca.',
            'Reduza a imagem no Squoosh: formato WebP, 800 px de largura, até 150 KB. Salve com o nome produto.webp.',
            'Windows: botão direito, Compactar para, Arquivo ZIP. Mac e iPhone: Comprimir. Android: Compactar, no gerenciador de arquivos; se o seu não tiver essa opção, peça um computador emprestado só para este passo.',
            'Tudo em letra minúscula, sem espaço e sem acento.',
          ],
          link: { label: 'Abrir o Squoosh', href: 'https://squoosh.app' },
        },
        {
          title: 'Crie a sua conta na Cloudflare',
          text: 'Use o seu e-mail e uma senha forte. Abra a caixa de entrada e confirme o endereço, senão a publicação não é liberada. Se oferecerem um plano pago ou pedirem um domínio, pule. O painel costuma abrir em inglês, e por isso os botões dos próximos passos estão em inglês.',
          link: { label: 'Criar conta gratuita', href: 'https://dash.cloudflare.com/sign-up' },
        },
        {
          title: 'Abra o envio direto',
          text: 'Com a conta aberta, toque no link abaixo. Se ele não abrir a tela certa, procure no menu: Workers & Pages, Create application, Pages, Use direct upload.',
          link: {
            label: 'Abrir o envio direto',
            href: 'https://dash.cloudflare.com/?to=/:account/pages/new/upload',
          },
        },
        {
          title: 'Dê nome ao projeto',
          text: 'O nome vira o endereço da página. Use letras minúsculas e hífen, como festa-pronta. O endereço será festa-pronta.pages.dev. Se aparecer o botão Create project, toque nele para continuar.',
          items: [
            'Se o nome já tiver dono, o endereço ganha letras extras no fim. Tente outro nome antes de publicar.',
          ],
        },
        {
          title: 'Envie o .zip e publique',
          text: 'Arraste o arquivo para a área pontilhada ou toque para escolher. Espere a lista de arquivos aparecer e toque em Deploy site.',
          items: [
            'O index.html precisa aparecer na lista sem nome de pasta na frente.',
            'Limite do envio: 1.000 arquivos de até 25 MB. A sua página usa dois ou três.',
          ],
        },
        {
          title: 'Abra no celular e guarde o link',
          text: 'Toque em Continue to project e abra o endereço .pages.dev no celular, com o Wi-Fi desligado. Para mudar algo depois, entre no projeto, toque em Create a new deployment, escolha Production e envie o .zip novo. O endereço continua o mesmo.',
          items: [
            'Domínio próprio é opcional. Quando quiser, ligue o seu na aba Custom domains do projeto.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Apareceu erro 404?',
      text: 'Quase sempre o arquivo não se chama index.html ou ficou dentro de uma pasta no .zip. Corrija, compacte de novo e envie em Create a new deployment. O endereço novo também pode levar alguns minutos para abrir.',
    },
  ],
};

export const speed: Section = {
  id: 'teste',
  title: 'Teste antes de divulgar',
  navLabel: 'Testar',
  intro:
    'A meta é uma página que abre em menos de 3 segundos e um botão que leva ao pagamento certo.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Meça a velocidade',
          text: 'Cole o endereço no PageSpeed Insights e olhe a aba do celular. O número "Largest Contentful Paint" (LCP) precisa ficar em menos de 3 segundos.',
          link: { label: 'Abrir o PageSpeed Insights', href: 'https://pagespeed.web.dev' },
        },
        {
          title: 'Faça o caminho de quem compra',
          text: 'Toque em cada botão da página e vá até a tela de pagamento.',
          items: [
            'O nome e o preço são iguais na página e no checkout?',
            'O Pix gera código e o cartão abre?',
            'O WhatsApp do rodapé abre uma conversa com você?',
          ],
        },
        {
          title: 'Mostre por 5 segundos',
          text: 'Abra a página na frente de alguém, conte até 5, esconda e pergunte: "O que é, para quem é e quanto custa?". Se a pessoa não souber, mexa na promessa e na frase de apoio.',
        },
        {
          title: 'Mande o link para você mesmo no WhatsApp',
          text: 'Confira se aparecem título e descrição. Se não aparecerem, use o prompt de correção e peça as etiquetas og.',
        },
      ],
    },
    {
      type: 'table',
      caption: 'Se passou de 3 segundos',
      columns: ['O que costuma pesar', 'O que fazer'],
      rows: [
        ['Foto grande no topo', 'Reduza para 800 px e até 150 KB em WebP'],
        ['Vídeo que toca sozinho', 'Troque por uma imagem com link para o vídeo'],
        ['Três ou mais fontes', 'Fique com uma família e dois pesos'],
        ['Código que você não reconhece', 'Use o prompt "Deixar a página mais leve"'],
      ],
    },
  ],
};
