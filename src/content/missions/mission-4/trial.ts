import type { Section } from '../../lesson.types';

export const trial: Section = {
  id: 'teste',
  title: 'Teste como se fosse cliente',
  navLabel: 'Teste',
  intro:
    'Peça o celular de alguém que nunca falou com o seu número. Faça o caminho inteiro, sem explicar nada. São quinze minutos que evitam perder a primeira venda.',
  blocks: [
    {
      type: 'list',
      ordered: true,
      items: [
        'Na página, toque no botão do WhatsApp. A conversa abre com o texto já digitado?',
        'Envie. A saudação chega em segundos, com os acentos certos?',
        'Responda. Envie a qualificação com o atalho e veja se faz sentido para quem lê.',
        'Siga com pré-venda e oferta. O link abre o checkout certo, com o preço certo?',
        'Envie a entrega. O link de acesso abre sem pedir permissão, num celular que não é o seu?',
        'Mude o horário do perfil por um minuto e escreva de novo. A ausência responde? Volte o horário ao certo.',
        'Pergunte a quem testou: "em que momento você teria desistido?". Conserte esse ponto primeiro.',
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'O erro mais comum',
      text: 'Link do Google Drive trancado. No Drive, toque em Compartilhar e mude o acesso geral para **Qualquer pessoa com o link**, como **Leitor**. Depois abra numa aba anônima para conferir.',
    },
  ],
};
