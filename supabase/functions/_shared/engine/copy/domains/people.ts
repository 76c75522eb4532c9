import type { Domain } from './types.ts';

export const PEOPLE: Domain[] = [
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
    id: 'bebe',
    words:
      /\b(bebes?|recem-nascidos?|sono do bebe|amament\w+|gestantes?|gravidez|gravidas?|parto|desfralde|introducao alimentar|enxoval|puerperio|mamadeira|chupeta)\b/,
    actions: [
      'montar uma rotina que a casa inteira aguenta',
      'saber o que fazer quando o bebê acorda de madrugada',
      'preparar cada fase em poucos passos',
    ],
    pains: [
      'pesquisar no celular às 3 da manhã',
      'ouvir um palpite diferente de cada visita',
      'comprar o que o bebê nunca vai usar',
    ],
    objections: ['sem deixar chorando', 'mesmo com pouca ajuda', 'mesmo nas primeiras semanas'],
    audiences: [
      'mães de primeira viagem',
      'casais que acabaram de ter bebê',
      'gestantes que querem chegar preparadas',
    ],
    firstSteps: [
      'anotar os horários de um dia',
      'escolher a rotina desta noite',
      'separar o que já tem em casa',
    ],
  },
  {
    id: 'casal',
    words:
      /\b(relacionamentos?|casal|casais|casamento|namor\w+|marido|esposa|ciumes|separacao|conjuge|crise conjugal)\b/,
    actions: [
      'conversar sobre o que incomoda sem virar briga',
      'voltar a ter uma noite a dois na semana',
      'fazer as pazes sem varrer o assunto para baixo do tapete',
    ],
    pains: [
      'brigar pelo mesmo motivo toda semana',
      'conviver como colegas de quarto',
      'engolir o que incomoda até explodir',
    ],
    objections: [
      'mesmo que só um dos dois queira começar',
      'mesmo com filhos pequenos',
      'sem indireta e sem grito',
    ],
    audiences: [
      'casais que brigam pelo mesmo motivo',
      'quem sente o casal distante',
      'quem quer conversar antes de desistir',
    ],
    firstSteps: [
      'marcar uma conversa de quinze minutos',
      'escrever o que você quer dizer',
      'combinar uma noite sem celular',
    ],
  },
  {
    id: 'familia',
    words:
      /\b(filhos?|filhas?|criancas?|maes?|maternidade|birras?|alfabetiza\w+|adolescentes?|educacao infantil|escola)\b/,
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
];
