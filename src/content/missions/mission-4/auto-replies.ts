import type { Section } from '../../lesson.types';

const AWAY = `Oi! Agora estou fora do horário de atendimento.

Volto [dias e horário de atendimento] e começo respondendo quem já deixou a dúvida escrita. Pode mandar a sua!

Se quiser adiantar, está tudo explicado aqui: [link da página]`;

export const autoReplies: Section = {
  id: 'respostas-automaticas',
  title: 'Respostas automáticas, passo a passo',
  navLabel: 'Respostas',
  intro:
    'São quatro ferramentas, todas dentro de **Ferramentas**. Configure nesta ordem; leva perto de vinte minutos.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Saudação',
          text: 'Toque em **Mensagem de saudação**, ligue a chave **Enviar mensagem de saudação** e cole a parte 1 do roteiro. Em Destinatários, escolha **Todos**. Toque em Salvar.',
        },
        {
          title: 'Ausência',
          text: 'Toque em **Mensagem de ausência**, ligue a chave e cole o texto abaixo. Em Programação, escolha **Fora do horário comercial**: ela usa o horário do seu perfil. Em Destinatários, **Todos**. Salve.',
          copy: AWAY,
        },
        {
          title: 'Respostas rápidas',
          text: 'Toque em **Respostas rápidas** e no botão **+**. Cole a mensagem, digite o atalho e salve. Na conversa, escreva **/** e o atalho: o texto aparece inteiro, pronto para você trocar o nome e enviar.',
          items: [
            '/qualifica: parte 2 do roteiro',
            '/pre: parte 3',
            '/oferta: parte 4',
            '/entrega: parte 5',
            '/volta: parte 6, follow-up da manhã',
            '/ultima: a segunda mensagem de follow-up',
          ],
        },
        {
          title: 'Etiquetas',
          text: 'Segure o dedo sobre a conversa, toque no ícone de etiqueta e escolha ou crie uma. Nas versões novas do aplicativo, as etiquetas podem aparecer com o nome de **Listas**. Cinco bastam:',
          items: [
            'Novo: escreveu e ainda não respondeu à qualificação',
            'Qualificado: respondeu às duas perguntas',
            'Oferta enviada: recebeu preço e link (é quem recebe follow-up amanhã)',
            'Cliente: pagou e recebeu',
            'Encerrado: disse não, ou não respondeu ao follow-up',
          ],
        },
      ],
    },
    {
      type: 'phrases',
      groups: [
        {
          title: 'Preço e pagamento',
          phrases: [
            'Custa [preço], pagamento único. Não tem mensalidade.',
            'Dá para pagar no Pix ou no cartão. No Pix a confirmação costuma sair em poucos minutos. O link é este: [link do checkout]',
            'O pagamento é pela [plataforma de checkout]: os dados do seu cartão ficam com ela, eu não vejo.',
          ],
        },
        {
          title: 'Entrega e acesso',
          phrases: [
            'É digital: você recebe o acesso por e-mail e eu mando o link aqui também. Nada vai pelo correio.',
            'Abre no celular, no tablet e no computador. Não precisa instalar nada.',
            'Não achou o e-mail? Olha no spam e na aba Promoções. Se não estiver lá, me manda o e-mail da compra que eu reenvio.',
          ],
        },
        {
          title: 'Garantia e devolução',
          phrases: [
            'Você tem 7 dias de garantia. Se não servir, é só pedir por aqui ou pela plataforma, e o valor volta inteiro.',
            'Pode ver tudo o que vem dentro antes de decidir: [link da página]',
            'Sem problema, [nome]. Você está dentro dos 7 dias, e eu já pedi a devolução na [plataforma de checkout]. O prazo para o valor voltar depende do banco; a plataforma avisa por e-mail.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Como saber que a saudação funciona',
      text: 'Ela só vai para quem nunca escreveu para você, ou para quem ficou 14 dias sem conversar. Para testar, peça a alguém que nunca falou com esse número.',
    },
  ],
};
