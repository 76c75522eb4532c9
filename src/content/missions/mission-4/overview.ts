import type { Section } from '../../lesson.types';

export const overview: Section = {
  id: 'preparo',
  title: 'Prepare o WhatsApp Business',
  navLabel: 'Preparo',
  intro:
    'O aplicativo WhatsApp Business é gratuito e resolve tudo de que você precisa agora. Com ele você monta o seu bot: parte sai sozinha, parte sai com um toque. Um bot pago, ligado à API do WhatsApp, só faz sentido quando as conversas não couberem mais no seu dia.',
  blocks: [
    {
      type: 'cards',
      cards: [
        {
          title: 'O que responde sozinho',
          text: 'A saudação, quando alguém escreve pela primeira vez ou volta depois de 14 dias, e a mensagem de ausência, fora do seu horário.',
        },
        {
          title: 'O que sai com um toque',
          text: 'Qualificação, pré-venda, oferta, entrega e follow-up. Você digita uma barra e um atalho, confere o nome da pessoa e envia.',
        },
        {
          title: 'O que continua com você',
          text: 'A dúvida que ninguém perguntou antes. Responda com calma, depois transforme a boa resposta em mais um atalho.',
        },
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Instale e registre o número',
          text: 'Baixe o WhatsApp Business na Play Store ou na App Store. Use um chip separado, se puder: um número não funciona nos dois aplicativos ao mesmo tempo. Se for usar o seu número atual, faça antes o backup das conversas; o próprio aplicativo oferece a transferência.',
        },
        {
          title: 'Abra as ferramentas',
          text: 'Toque em **Ferramentas**. Em alguns celulares o caminho é: três pontinhos (ou Configurações) e depois **Ferramentas comerciais**. Tudo desta missão mora ali.',
        },
        {
          title: 'Preencha o perfil comercial',
          text: 'Um perfil vazio parece golpe. Leve cinco minutos para preencher.',
          items: [
            'Foto: o seu rosto ou a capa do produto, nítida mesmo pequena.',
            'Nome: o do produto ou o seu. Evite "Vendas" e "Atendimento".',
            'Descrição: para quem é e o que entrega, em uma frase.',
            'Horário: aquele em que você responde de verdade.',
            'Site: o link da página que você publicou na Missão 2.',
          ],
        },
        {
          title: 'Crie o link que abre a conversa',
          text: 'Em Ferramentas, abra **Link direto** e escreva a mensagem que a pessoa já encontra digitada. Se preferir montar à mão, troque o número no modelo abaixo (55, DDD e número, tudo junto). Use esse link na página, na bio e nos anúncios.',
          copy: 'https://wa.me/55[ddd e número]?text=Oi!%20Vi%20a%20p%C3%A1gina%20e%20quero%20saber%20mais.',
        },
      ],
    },
    {
      type: 'example',
      title: 'O perfil do Festa Pronta',
      paragraphs: [
        'Camila usa a capa do guia como foto e o nome **Festa Pronta | Camila**. Ela dá aula de manhã e à tarde, então o horário é honesto: segunda a sexta, das 19h às 22h.',
      ],
      copy: 'Guia digital para organizar a festa infantil em casa, em 7 dias, com até R$ 500. Respondo de segunda a sexta, das 19h às 22h.',
    },
  ],
};
