import type { Section } from '../../lesson.types';

export const funnel: Section = {
  id: 'mini-funil',
  title: 'O mini funil de quatro passos',
  navLabel: 'Funil',
  intro:
    'Funil é o caminho de quem viu até quem pagou. Cada passo tem um trabalho só e um número para olhar.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Anúncio ou post',
          text: 'O trabalho dele é ganhar o clique da pessoa certa. Número: taxa de cliques, **5% ou mais**.',
          items: [
            'Uma dor, um resultado, um preço.',
            'No anúncio, o link abre a página. No post, o link da bio leva direto a ela.',
          ],
        },
        {
          title: 'Página de vendas',
          text: 'O trabalho dela é explicar e dar confiança. Número: abrir em **menos de 3 segundos** no 4G.',
          items: [
            'A primeira frase repete a promessa do anúncio.',
            'Dois caminhos: o botão de compra e o WhatsApp para dúvidas.',
          ],
        },
        {
          title: 'WhatsApp',
          text: 'O trabalho dele é responder a quem ficou em dúvida. Número: quantas pessoas escreveram. Cada uma é um **lead**.',
          items: [
            'O roteiro da Missão 4 ligado, do "oi" à oferta.',
            'Resposta sua em até uma hora, no horário do perfil.',
          ],
        },
        {
          title: 'Checkout e entrega',
          text: 'O trabalho dele é receber e entregar sem susto. Número: vendas.',
          items: [
            'Pix e cartão ligados, e o preço igual ao da página.',
            'Garantia à vista e página de obrigado com o acesso.',
            'Order bump de 20 a 30% do preço e upsell: você monta os dois na Missão 6.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Teste antes de pagar',
      text: 'Desligue o Wi-Fi e percorra os quatro passos no celular, só com dados móveis. Conte os segundos até a página aparecer. Passou de 3? Reduza as imagens, troque o vídeo que toca sozinho por uma imagem com link e teste de novo.',
    },
    {
      type: 'example',
      title: 'O funil do Festa Pronta em 3 dias',
      paragraphs: [
        'O anúncio apareceu **6.000 vezes** e recebeu **300 cliques**: taxa de 5%. Das 300 visitas à página, **57 pessoas** chamaram no WhatsApp e **5 compraram**.',
        'É um resultado modesto e inventado para o exercício. Ele volta na Missão 7, onde Camila decide o que mudar.',
      ],
    },
  ],
};
