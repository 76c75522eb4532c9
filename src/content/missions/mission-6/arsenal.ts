import type { Section } from '../../lesson.types';

export const arsenal: Section = {
  id: 'arsenal',
  title: 'O arsenal de scripts',
  navLabel: 'Arsenal',
  intro:
    'Toque no ícone ao lado da frase para copiar. Troque os colchetes e leia em voz alta: se você não falaria assim, mude a frase.',
  blocks: [
    {
      type: 'phrases',
      groups: [
        {
          title: 'Quebra-gelo',
          phrases: [
            'Oi, [nome]! Vi que você chegou pelo [anúncio ou post]. O que chamou a sua atenção lá?',
            'Oi, [nome]! Antes de te mandar qualquer coisa: você quer [resultado] para quando?',
            'Oi, [nome], aqui é [seu nome]. Você comentou "[comentário da pessoa]" no meu post. Como isso está hoje para você?',
            'Oi, [nome]! Lembrei de você porque uma vez me contou que [situação]. Montei algo sobre isso. Posso te mostrar, sem compromisso?',
            'Que bom que você escreveu, [nome]! Me conta: o que você já tentou para [resultado]?',
            'Oi, [nome]! Você chegou a ler a página? Se quiser, eu resumo em três linhas por aqui.',
          ],
        },
        {
          title: 'Quebra de objeções',
          phrases: [
            'Entendo, [nome]. Achou caro comparando com o quê? Pergunto porque [alternativa] custa [preço da alternativa], e aqui são [preço], uma vez só.',
            'Claro, pense com calma. Só me diz uma coisa: a dúvida é sobre o conteúdo, sobre o preço ou sobre o momento? Assim eu te ajudo a decidir, mesmo que seja por um não.',
            'Tempo curto é exatamente o caso para o qual eu fiz. O primeiro passo leva [tempo do primeiro passo]. Se você não conseguir fazer esse, peça o reembolso.',
            'Boa pergunta. Me conta como é o seu caso: [pergunta sobre a situação]? Se não servir para você, eu te digo.',
            'Se não gostar, você tem 7 dias para pedir o dinheiro de volta, por aqui ou pela plataforma. Não precisa explicar o motivo.',
            'Você tem razão, tem muita coisa de graça. O que você compra aqui é a ordem certa e tudo pronto: [entregável principal]. Quanto tempo você levaria para juntar isso?',
            'Faz bem em desconfiar. Pode me perguntar o que quiser, e o pagamento é pela [plataforma de checkout], com garantia de 7 dias.',
          ],
        },
        {
          title: 'Fechamento',
          phrases: [
            'Pelo que você me contou, [nome], o [nome do produto] serve para o seu caso. O link é este: [link do checkout]. Quer que eu fique por aqui enquanto você faz?',
            'Você prefere Pix ou cartão? Nos dois casos o link é este: [link do checkout]',
            'Se você começar hoje, o [primeiro passo] já fica pronto em [tempo do primeiro passo]. Mando o link?',
            'Ficou faltando alguma informação para você decidir?',
            'Resumindo: [entregável principal], [preço], garantia de 7 dias. Se fizer sentido, é só entrar por aqui: [link do checkout]',
            'Tudo bem, [nome]! Valeu pela sinceridade. Posso te perguntar o que faltou? Me ajuda a melhorar.',
          ],
        },
        {
          title: 'Follow-up',
          phrases: [
            'Oi, [nome]! Você ficou de pensar no [nome do produto]. Apareceu alguma dúvida desde ontem?',
            'Oi, [nome]! Lembrei do que você falou sobre [trava que a pessoa contou]. Separei um trecho que trata disso, olha: [trecho ou imagem do produto]',
            'Oi, [nome]! Vi que o Pix foi gerado e não foi pago. Deu algum problema? Se quiser, gero outro link.',
            'Oi, [nome]! Vou encerrar o seu atendimento para não te incomodar. Se um dia quiser, a página continua aqui: [link da página]',
            'Oi, [nome]! Como foi o [primeiro passo]? Se travou em alguma parte, me diz qual que eu te ajudo.',
            'Que bom que deu certo, [nome]! Posso mostrar a sua mensagem a outras pessoas, sem o seu nome e sem a sua foto? Se preferir que não, tudo bem.',
          ],
        },
        {
          title: 'Upsell',
          phrases: [
            'Que bom ter você aqui, [nome]! Para quem quer ir além do [nome do produto], existe o [nome do upsell]: [o que ele acrescenta]. Quer ver?',
            'Na página de obrigado aparece o [nome do upsell] com 50% de desconto: de [preço cheio do upsell] por [preço com desconto]. Só aparece ali, depois da compra.',
            'Você pode ficar só com o [nome do produto], ele funciona sozinho. O [nome do upsell] serve para quem quer [ganho extra] sem [trabalho que ele poupa].',
            'Antes de finalizar, dá para incluir o [nome do order bump] por mais [preço do order bump]: é só marcar a caixinha no checkout. Ele serve para [uso do order bump].',
            'Oi, [nome]! Você já usou o [nome do produto]. O passo seguinte que mais faz sentido é o [nome do upsell], porque [motivo ligado ao uso]. Faz sentido para você agora?',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Guarde no celular',
      text: 'No WhatsApp Business, crie atalhos curtos que digam o que são: **/gelo1**, **/caro**, **/pensar**, **/fecha1**, **/up1**. Dez atalhos bem escolhidos valem mais que trinta.',
    },
  ],
};
