import type { Domain } from './types.ts';

export const CRAFT: Domain[] = [
  {
    id: 'confeitaria',
    words:
      /\b(confeitar\w+|confeiteir\w+|bolos?|doces?|brigadeiros?|brownies?|ovos de pascoa|tortas?|salgados?|sobremesas?|recheios?|massas?|geladinhos?|panetones?|padaria|encomendas?)\b/,
    actions: [
      'vender doces por encomenda com o preço certo',
      'acertar a massa na primeira fornada',
      'montar um cardápio que dá lucro em cada pedido',
    ],
    pains: [
      'cobrar barato e trabalhar de graça',
      'jogar massa fora por causa de receita que não dá certo',
      'virar a noite para entregar encomenda',
    ],
    objections: [
      'mesmo com uma cozinha pequena',
      'mesmo sem batedeira cara',
      'mesmo que você só tenha feito bolo para a família',
    ],
    audiences: [
      'quem quer vender doces em casa',
      'confeiteiras que cobram barato demais',
      'mães que querem vender por encomenda',
    ],
    firstSteps: [
      'calcular o preço do seu bolo mais vendido',
      'escolher os três sabores do cardápio',
      'fotografar o primeiro doce',
    ],
  },
  {
    id: 'beleza',
    words:
      /\b(maquiador\w*|unhas?|manicures?|cabeleireir\w+|sobrancelhas?|cilios|estetic\w+|depilacao)\b/,
    actions: [
      'atender clientes em casa com hora marcada',
      'cobrar o preço justo pelo seu trabalho',
      'encher a semana de clientes que voltam',
    ],
    pains: [
      'atender o dia todo e ver pouco dinheiro no caixa',
      'ver cliente desmarcar em cima da hora',
      'ouvir que está caro e baixar o preço',
    ],
    objections: [
      'mesmo sem salão próprio',
      'mesmo com o material que você já tem',
      'mesmo começando com poucas clientes',
    ],
    audiences: [
      'quem quer atender em casa',
      'manicures e cabeleireiras sem recepcionista',
      'quem está começando na profissão',
    ],
    firstSteps: [
      'montar a tabela de preços',
      'calcular o preço do seu serviço',
      'marcar a primeira cliente',
    ],
  },
  {
    id: 'servico-de-beleza',
    isPurchase: true,
    words:
      /\b(horarios? disponive(l|is)|manicure em casa|alongamento|unhas? (de|em) gel|escova|progressiva|limpeza de pele|design de sobrancelhas?)\b/,
    actions: [
      'sair com tudo feito sem perder a tarde',
      'marcar horário pelo WhatsApp e chegar sem espera',
      'manter o resultado por mais tempo com o cuidado certo',
    ],
    pains: [
      'esperar uma hora além do combinado',
      'fazer em casa e refazer no dia seguinte',
      'deixar para a véspera da festa',
    ],
    objections: [
      'mesmo com a agenda apertada',
      'sem esperar na fila',
      'mesmo saindo tarde do trabalho',
    ],
    audiences: [
      'quem sai do trabalho e não acha horário',
      'quem tem festa no fim de semana',
      'noivas e madrinhas',
    ],
    firstSteps: [
      'escolher o seu horário pelo WhatsApp',
      'mandar uma foto do que você quer',
      'reservar o primeiro horário da semana',
    ],
  },
  {
    id: 'artesanato',
    words:
      /\b(costur\w+|croche|trico|artesanat\w+|artesa|artesas|bijuterias?|velas|sabonetes?|lacos|bordado\w*|macrame|feltro|amigurumi|papelaria|personalizados)\b/,
    actions: [
      'terminar a sua primeira peça e vender para uma conhecida',
      'acertar o ponto e o acabamento',
      'cobrar um preço que paga o material e as suas horas',
    ],
    pains: [
      'desmanchar a peça três vezes',
      'ouvir que está caro e baixar o preço',
      'comprar material e deixar na caixa',
    ],
    objections: [
      'mesmo nunca tendo vendido uma peça',
      'mesmo com o material que você já tem',
      'mesmo fazendo à noite, depois do trabalho',
    ],
    audiences: [
      'quem quer vender o que faz à mão',
      'artesãs que vendem para conhecidos',
      'quem está no primeiro ponto',
    ],
    firstSteps: [
      'separar o material da primeira peça',
      'calcular o preço da peça mais pedida',
      'fotografar uma peça perto da janela',
    ],
  },
  {
    id: 'musica',
    words: /\b(violao|guitarra|ukulele|piano|teclado|musicas?|acordes?|partituras?)\b/,
    actions: [
      'tocar a sua primeira música do começo ao fim',
      'trocar de acorde sem parar a música',
      'praticar o exercício certo a cada dia',
    ],
    pains: [
      'assistir a vídeo atrás de vídeo e não praticar',
      'parar sempre no mesmo acorde',
      'ver o instrumento juntar poeira',
    ],
    objections: [
      'mesmo que você ache que não tem ouvido',
      'mesmo praticando só à noite',
      'sem ler partitura',
    ],
    audiences: [
      'adultos iniciantes',
      'quem sempre quis tocar e foi adiando',
      'quem pratica sozinho e travou',
    ],
    firstSteps: [
      'escolher a primeira música',
      'treinar dois acordes por dez minutos',
      'afinar o instrumento',
    ],
  },
  {
    id: 'criacao',
    words:
      /\b(desenh\w+|pintura|aquarela|fotograf\w+|design\w*|escrita|romances?|ceramica|caligrafia|lettering|portfolio)\b/,
    actions: [
      'terminar o seu primeiro projeto e mostrar para alguém',
      'praticar um exercício curto por dia',
      'montar um portfólio que traz clientes',
    ],
    pains: [
      'apagar tudo e recomeçar',
      'guardar o projeto para quando tiver tempo',
      'comparar o seu começo com o auge dos outros',
    ],
    objections: [
      'mesmo que você ache que não tem talento',
      'mesmo sem equipamento caro',
      'mesmo com meia hora livre',
    ],
    audiences: ['quem cria nas horas vagas', 'adultos iniciantes', 'quem quer viver do que cria'],
    firstSteps: [
      'rascunhar a primeira página',
      'escolher o projeto mais curto',
      'separar três trabalhos para mostrar',
    ],
  },
];
