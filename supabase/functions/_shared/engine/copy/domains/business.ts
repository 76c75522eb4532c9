import type { Domain } from './types.ts';

export const BUSINESS: Domain[] = [
  {
    id: 'marketing',
    words:
      /\b(marketing|anuncios?|trafego|instagram|tiktok|seguidores|leads?|copywriting|funil|landing|redes sociais|conteudo para|social media|reels|criativos?|campanhas?|infoprodut\w+|produtos? digita(l|is)|lancamentos?)\b/,
    actions: [
      'vender o seu primeiro produto digital com uma página simples',
      'escrever anúncios que falam com quem já quer comprar',
      'transformar seguidores em clientes pelo WhatsApp',
    ],
    pains: [
      'postar todo dia e não vender nada',
      'gastar com anúncio sem saber o que deu certo',
      'copiar a oferta dos outros e ouvir silêncio',
    ],
    objections: [
      'mesmo sem aparecer em vídeo',
      'mesmo com poucos seguidores',
      'sem gastar com anúncios no começo',
    ],
    audiences: [
      'quem está criando o primeiro produto digital',
      'profissionais que querem clientes pelo Instagram',
      'quem posta sempre e quase não vende',
    ],
    firstSteps: [
      'escrever a sua oferta em uma frase',
      'listar as três dúvidas que mais chegam no direct',
      'publicar a primeira página',
    ],
  },
  {
    id: 'negocio-local',
    words:
      /\b(loja|lojas|restaurante|delivery|pizzaria|lanchonete|barbearia|salao|clinica|oficina mecanica|cardapio|balcao|agendamentos?|horarios vagos|(seus|mais|perder) clientes|clientes fieis|fidelidade|estoque|atendimento|petshop|pet shop|academias|comercio|gestao de)\b/,
    actions: [
      'atender mais clientes sem contratar mais gente',
      'responder os clientes sem deixar ninguém esperando',
      'saber no fim do dia o que vendeu e o que deu lucro',
    ],
    pains: [
      'perder cliente porque ninguém respondeu a tempo',
      'fechar o mês sem saber o que deu lucro',
      'conferir pedido por pedido no fim do dia',
    ],
    objections: [
      'mesmo com equipe pequena',
      'mesmo sem entender de tecnologia',
      'sem trocar o sistema que você já usa',
    ],
    audiences: [
      'donos de pequenos negócios',
      'quem atende e ainda cuida do caixa',
      'equipes pequenas que vivem apagando incêndio',
    ],
    firstSteps: [
      'anotar as vendas de hoje',
      'separar as cinco perguntas que mais chegam',
      'escolher o horário em que mais chega pedido',
    ],
  },
  {
    id: 'tecnologia',
    words:
      /\b(saas|microsaas|micro-saas|automac\w+|automatiz\w+|inteligencia artificial|ia|prompts?|no-?code|programar|programacao|programador\w*|codigo|python|javascript|api)\b/,
    actions: [
      'tirar da sua mesa as tarefas que se repetem toda semana',
      'colocar a sua primeira ferramenta no ar e mostrar a um cliente',
      'criar sistemas pequenos que resolvem um problema de verdade',
    ],
    pains: [
      'repetir a mesma tarefa todo dia à mão',
      'ter a ideia e travar na parte técnica',
      'depender de programador para cada mudança',
    ],
    objections: [
      'mesmo sem saber programar',
      'mesmo sem equipe de tecnologia',
      'sem passar meses desenvolvendo',
    ],
    audiences: [
      'quem tem uma ideia e não sabe programar',
      'autônomos que fazem tudo à mão',
      'quem está criando o primeiro MicroSaaS',
    ],
    firstSteps: [
      'descrever o problema em uma frase',
      'listar as tarefas que você repete',
      'desenhar a primeira tela',
    ],
  },
  {
    id: 'profissionais-liberais',
    words:
      /\b(psicolog\w+|freelancers?|freela|terapeutas?|terapia|nutricionistas?|fisioterapeutas?|personal|dentistas?|medic[oa]s|coaches|consultor(a|es|as)?|arquitet[oa]s?|pacientes?|consultorio|lotar a agenda|agenda (cheia|lotada)|atender online|sessoes)\b/,
    actions: [
      'encher a agenda com clientes que chegam por indicação',
      'explicar o seu trabalho de um jeito que o cliente entende e procura',
      'cobrar o valor certo por cada atendimento',
    ],
    pains: [
      'ver buracos na agenda toda semana',
      'depender só de convênio',
      'dar desconto para não perder o cliente',
    ],
    objections: ['sem dancinha no Instagram', 'sem baixar o preço', 'mesmo com poucos seguidores'],
    audiences: [
      'profissionais que atendem por conta própria',
      'quem abriu o consultório há pouco tempo',
      'quem quer sair do convênio',
    ],
    firstSteps: [
      'pedir a primeira indicação',
      'escrever em uma frase o problema que você resolve',
      'listar os últimos dez atendimentos',
    ],
  },
];
