import type { Domain } from './types.ts';

export const LIFE_AND_CRAFT: Domain[] = [
  {
    id: 'confeitaria',
    words:
      /\b(confeitar\w+|confeiteir\w+|bolos?|doces?|brigadeiros?|brownies?|ovos de pascoa|tortas?|salgados?|marmitas?|receitas?|cozinha\w*|culinari\w+|pao|paes|sobremesas?|recheios?|massas?|geladinhos?|panetones?|comida)\b/,
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
    id: 'saude',
    words:
      /\b(emagrec\w+|dieta|treinos?|treinar|academia|musculacao|corrida|exercicios?|yoga|ioga|pilates|alimentacao|nutri\w+|saudave(l|is)|peso|quilos|kg|sono|dormir|insonia|ansiedade|estresse|medita\w+|menopausa|postura|dor(es)? nas costas|bem-estar|fibra|low carb|jejum)\b/,
    actions: [
      'criar uma rotina que cabe na sua semana',
      'montar refeições simples com o que tem na geladeira',
      'cuidar do corpo em casa com treinos curtos',
    ],
    pains: [
      'começar toda segunda e parar na quinta',
      'contar cada caloria do prato',
      'pagar academia e não ir',
    ],
    objections: [
      'sem cortar o pãozinho do café',
      'mesmo com a rotina corrida',
      'mesmo sem gostar de academia',
    ],
    audiences: [
      'mulheres com pouco tempo',
      'quem passa o dia sentado',
      'quem já tentou dieta e desistiu',
    ],
    firstSteps: [
      'montar o cardápio de amanhã',
      'escolher o horário do primeiro treino',
      'preparar o café da manhã da semana',
    ],
  },
  {
    id: 'idiomas',
    words:
      /\b(ingles|espanhol|frances|italiano|alemao|idiomas?|conversacao|pronuncia|fluente|fluencia|vocabulario)\b/,
    actions: [
      'conversar em outra língua sem travar',
      'entender uma reunião sem legenda',
      'pedir informação na viagem sem abrir o tradutor',
    ],
    pains: [
      'estudar anos e travar na primeira conversa',
      'decorar lista de palavras e esquecer',
      'rir sem ter entendido a piada',
    ],
    objections: [
      'mesmo que você só lembre do verbo to be',
      'mesmo com quinze minutos por dia',
      'sem voltar à gramática do colégio',
    ],
    audiences: [
      'adultos que já desistiram de outro curso',
      'quem precisa do idioma no trabalho',
      'quem tem viagem marcada',
    ],
    firstSteps: [
      'gravar a sua primeira frase',
      'aprender as dez perguntas mais usadas',
      'marcar a primeira conversa',
    ],
  },
  {
    id: 'produtividade',
    words:
      /\b(produtividade|procrastin\w+|rotina|organiza\w+|foco|habitos?|tempo|agenda|planner|planejamento|tarefas|checklists?|notion|estudos)\b/,
    actions: [
      'terminar o dia com o que importa pronto',
      'planejar a semana em vinte minutos no domingo',
      'tirar da cabeça o que você precisa lembrar',
    ],
    pains: [
      'trabalhar o dia todo e não terminar nada',
      'começar um planner em janeiro e largar em fevereiro',
      'dormir pensando no que ficou para amanhã',
    ],
    objections: [
      'sem acordar às 5 da manhã',
      'mesmo com crianças em casa',
      'mesmo que você já tenha largado outros métodos',
    ],
    audiences: ['quem vive apagando incêndio', 'quem trabalha em casa', 'mães que trabalham fora'],
    firstSteps: [
      'escolher a tarefa mais importante de amanhã',
      'anotar tudo o que está pendente',
      'montar a lista da semana',
    ],
  },
  {
    id: 'familia',
    words:
      /\b(filhos?|filhas?|bebes?|criancas?|maes?|maternidade|gestantes?|gravidez|parto|amament\w+|desfralde|birras?|alfabetiza\w+|adolescentes?|casais|casal|relacionamento|namoro|educacao infantil|escola)\b/,
    actions: [
      'conduzir a hora de dormir sem briga',
      'lidar com a birra sem gritar',
      'brincar com as crianças longe da tela',
    ],
    pains: [
      'repetir dez vezes e terminar no grito',
      'dormir e acordar com culpa',
      'entregar o celular para ter cinco minutos de paz',
    ],
    objections: [
      'sem gritos e sem castigo',
      'mesmo depois de um dia cansativo',
      'mesmo com pouca ajuda',
    ],
    audiences: [
      'mães e pais que chegam cansados em casa',
      'famílias com crianças pequenas',
      'mães de primeira viagem',
    ],
    firstSteps: [
      'escolher a rotina desta noite',
      'separar a primeira brincadeira',
      'conversar dez minutos sem tela',
    ],
  },
  {
    id: 'beleza',
    words:
      /\b(maquia\w+|unhas?|manicures?|cabelos?|cabeleireir\w+|cachos|sobrancelhas?|cilios|pele|skincare|estetic\w+|depilacao|barba|moda|looks?|roupas?|guarda-roupa|costur\w+|croche|trico|artesanat\w+|bijuterias?|velas|sabonetes?|lacos)\b/,
    actions: [
      'atender clientes em casa com hora marcada',
      'cobrar o preço justo pelo seu trabalho',
      'terminar cada peça com acabamento de profissional',
    ],
    pains: [
      'atender o dia todo e ver pouco dinheiro no caixa',
      'desmanchar a peça três vezes',
      'ouvir que está caro e baixar o preço',
    ],
    objections: [
      'mesmo sem salão próprio',
      'mesmo com o material que você já tem',
      'mesmo nunca tendo vendido uma peça',
    ],
    audiences: [
      'quem quer atender em casa',
      'artesãs que vendem para conhecidos',
      'quem está começando na profissão',
    ],
    firstSteps: [
      'separar o material da primeira peça',
      'calcular o preço do seu serviço',
      'marcar a primeira cliente',
    ],
  },
  {
    id: 'musica',
    words:
      /\b(violao|guitarra|ukulele|piano|teclado|cantar|canto|voz|musicas?|musica(l|is)|bateria|acordes?|partituras?|danca\w*|dancar)\b/,
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
      /\b(desenh\w+|pintura|aquarela|fotograf\w+|fotos?|videos?|edicao|design\w*|escrev\w+|escrita|livros?|romances?|contos|teatro|ceramica|caligrafia|lettering|portfolio)\b/,
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
      /\b(plantas?|jardim|jardinagem|hortas?|suculentas?|casa|faxina|limpeza|decoracao|decorar|reforma\w*|marcenaria|moveis|armarios?|gavetas?|quintal|varanda)\b/,
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
