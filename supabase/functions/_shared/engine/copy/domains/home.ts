import type { Domain } from './types.ts';

export const HOME: Domain[] = [
  {
    id: 'cozinha',
    words:
      /\b(receitas?|cozinha\w*|culinari\w+|jantar(es)?|almocos?|marmitas?|refeic\w+|cardapios?|paes|pao|comida|low carb|airfryer|temperos?|ingredientes?)\b/,
    actions: [
      'colocar o jantar na mesa em menos de meia hora',
      'montar a semana com uma lista de compras só',
      'variar o prato sem gastar mais no mercado',
    ],
    pains: [
      'abrir a geladeira e acabar no delivery',
      'jogar comida fora toda semana',
      'repetir o mesmo prato de sempre',
    ],
    objections: [
      'mesmo chegando tarde do trabalho',
      'sem ingrediente difícil de achar',
      'mesmo sem jeito para a cozinha',
    ],
    audiences: [
      'quem chega tarde do trabalho',
      'famílias que querem comer em casa',
      'quem cozinha todo dia e enjoou do cardápio',
    ],
    firstSteps: [
      'escolher o jantar de hoje',
      'montar a lista do mercado',
      'deixar um molho pronto',
    ],
  },
  {
    id: 'comida-pronta',
    isPurchase: true,
    words:
      /\b(encomendas?|encomende|sabores|fatias?|centos?|kit festa|caixinha|gourmet|artesana(l|is)|caseir[oa]s?|pronta entrega)\b/,
    actions: [
      'servir algo feito no dia sem ir para a cozinha',
      'receber tudo pronto em casa e só servir',
      'deixar a mesa pronta com um pedido só',
    ],
    pains: [
      'correr atrás de encomenda na véspera da festa',
      'improvisar o lanche com a visita na porta',
      'passar o domingo na cozinha',
    ],
    objections: ['sem sair de casa', 'mesmo para poucas pessoas', 'mesmo sem saber cozinhar'],
    audiences: [
      'quem vai receber visita no fim de semana',
      'quem organiza o aniversário da família',
      'escritórios que comemoram os aniversários do mês',
    ],
    firstSteps: [
      'escolher o sabor pelo WhatsApp',
      'reservar a data da entrega',
      'perguntar o que sai nesta semana',
    ],
  },
  {
    id: 'pets',
    words:
      /\b(cachorr\w+|caes|cao|gatos?|pets?|filhotes?|adestra\w*|adestre|tutor(a|es|as)?|veterinari\w+|xixi|latidos?|passeios?)\b/,
    actions: [
      'ensinar o básico ao seu cachorro com treinos curtos',
      'passear sem puxões na guia',
      'deixar o cachorro sozinho sem latidos',
    ],
    pains: [
      'recolher sapato mastigado',
      'limpar xixi fora do lugar',
      'pedir desculpas ao vizinho pelos latidos',
    ],
    objections: [
      'mesmo morando em apartamento',
      'sem gritos nem coleira de choque',
      'mesmo que ele já seja adulto',
    ],
    audiences: ['tutores de primeira viagem', 'quem mora em apartamento', 'quem adotou um filhote'],
    firstSteps: [
      'fazer o primeiro treino de cinco minutos',
      'separar os petiscos do treino',
      'ensinar o comando mais simples',
    ],
  },
  {
    id: 'casa',
    words:
      /\b(faxina|limpeza da casa|bagunca|organizar a casa|organizacao da casa|decorar|armarios?|gavetas?)\b/,
    actions: [
      'cuidar da casa em poucos minutos por dia',
      'montar um cantinho bonito com o que você já tem',
      'manter cada coisa no seu lugar',
    ],
    pains: [
      'passar o sábado inteiro na faxina',
      'comprar o que já tem em casa',
      'arrumar hoje e ver bagunça amanhã',
    ],
    objections: [
      'mesmo em apartamento pequeno',
      'mesmo passando o dia fora',
      'sem obra e sem gastar muito',
    ],
    audiences: [
      'quem mora em apartamento pequeno',
      'quem passa o dia fora',
      'quem divide a casa com crianças',
    ],
    firstSteps: ['escolher um cômodo', 'separar o que sai de casa', 'medir o espaço'],
  },
  {
    id: 'viagem',
    words:
      /\b(viag\w+|viajar|roteiros? de|passagens?|milhas|hotel|hoteis|mochil\w+|turismo|praias?|malas?|aeroporto)\b/,
    actions: [
      'viajar com o roteiro e as contas fechados antes de sair',
      'comprar a passagem na hora certa',
      'montar a mala com o que vai usar',
    ],
    pains: [
      'descobrir a taxa escondida no aeroporto',
      'pagar o dobro por decidir tarde',
      'voltar de férias devendo',
    ],
    objections: [
      'mesmo com orçamento curto',
      'mesmo viajando com crianças',
      'sem contratar agência',
    ],
    audiences: [
      'quem viaja nas férias com a família',
      'casais planejando a primeira viagem',
      'quem viaja sozinho pela primeira vez',
    ],
    firstSteps: [
      'definir a data e o limite de gasto',
      'escolher o destino',
      'pesquisar a rota com calma',
    ],
  },
  {
    id: 'eventos',
    words:
      /\b(festas?|eventos?|aniversarios?|convites?|casamentos?|noiv\w+|buffet|convidados|cerimonia(l|is)?|decoracao de festa)\b/,
    actions: [
      'organizar a festa com uma lista que não deixa nada para trás',
      'fechar fornecedores sem estourar o orçamento',
      'chegar ao dia da festa com tudo pronto',
    ],
    pains: [
      'esquecer o item mais importante na véspera',
      'pagar caro por decidir tarde',
      'passar a festa resolvendo problema',
    ],
    objections: [
      'mesmo com orçamento curto',
      'mesmo organizando sem ajuda',
      'sem contratar cerimonial',
    ],
    audiences: [
      'quem organiza tudo sem ajuda',
      'noivas com orçamento apertado',
      'mães que fazem a festa em casa',
    ],
    firstSteps: [
      'definir o número de convidados',
      'montar a lista de fornecedores',
      'escolher a data',
    ],
  },
];
