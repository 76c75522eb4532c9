import { fold } from './text.ts';

const IRREGULAR: Record<string, string> = {
  atrair: 'atraia',
  cair: 'caia',
  caber: 'caiba',
  conseguir: 'consiga',
  construir: 'construa',
  dar: 'dê',
  descobrir: 'descubra',
  dizer: 'diga',
  dormir: 'durma',
  estar: 'esteja',
  fazer: 'faça',
  fugir: 'fuja',
  investir: 'invista',
  ir: 'vá',
  ler: 'leia',
  medir: 'meça',
  ouvir: 'ouça',
  pedir: 'peça',
  perder: 'perca',
  poder: 'possa',
  pôr: 'ponha',
  querer: 'queira',
  repetir: 'repita',
  saber: 'saiba',
  sair: 'saia',
  seguir: 'siga',
  sentir: 'sinta',
  ser: 'seja',
  servir: 'sirva',
  subir: 'suba',
  ter: 'tenha',
  manter: 'mantenha',
  obter: 'obtenha',
  trazer: 'traga',
  valer: 'valha',
  ver: 'veja',
  vestir: 'vista',
  vir: 'venha',
  divertir: 'divirta',
  preferir: 'prefira',
  cobrir: 'cubra',
  competir: 'compita',
  impedir: 'impeça',
  digerir: 'digira',
  definir: 'defina',
  passear: 'passeie',
  // 'Pode' would read as 'can'.
  podar: 'aprenda a podar',
  nomear: 'nomeie',
  planear: 'planeie',
  atrasar: 'atrase',
  tossir: 'tussa',
  incluir: 'inclua',
  contribuir: 'contribua',
  refletir: 'reflita',
  sugerir: 'sugira',
};

/** The imperative that copy uses ("você"): vender → venda, organizar → organize, começar → comece. */
export function imperative(infinitive: string): string {
  const irregular = IRREGULAR[infinitive];
  if (irregular) return irregular;
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ar')) {
    if (stem.endsWith('c')) return `${stem.slice(0, -1)}que`;
    if (stem.endsWith('ç')) return `${stem.slice(0, -1)}ce`;
    if (stem.endsWith('g')) return `${stem}ue`;
    return `${stem}e`;
  }
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}ça`;
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}a`;
  if (stem.endsWith('g')) return `${stem.slice(0, -1)}ja`;
  return `${stem}a`;
}

/** vender → vendendo */
export const gerund = (infinitive: string): string =>
  infinitive === 'pôr' ? 'pondo' : `${infinitive.slice(0, -1)}ndo`;

/** What a buyer gets to do, feel or stop doing. */
const BENEFIT =
  `abrir acabar aceitar adestrar aliviar alongar arrecadar bordar cantar colher consertar cultivar dançar encher esculpir
hidratar instalar nadar pescar pilotar programar redigir relaxar reprogramar respirar soldar tricotar avisar acertar acelerar alcançar alimentar anunciar aparecer aplicar aposentar apresentar
aprender aprovar arrumar assumir atender atingir atrair aumentar automatizar avançar calcular captar
cobrar colocar comandar combinar começar comer comunicar conciliar conduzir confeitar conhecer conquistar conseguir
construir controlar conversar converter conviver corrigir cortar costurar cozinhar crescer criar cuidar curtir decidir
decorar delegar desbloquear descansar descobrir desenhar desenvolver destravar diminuir dirigir divulgar dobrar dominar
dormir economizar editar educar elaborar eliminar emagrecer emitir encontrar encurtar ensinar entender entregar enviar
enxergar equilibrar escapar escrever estudar evitar evoluir fabricar falar faturar fazer fechar ficar fidelizar financiar
fortalecer fotografar fugir ganhar gerar gerenciar gravar guardar identificar implantar impressionar investir jogar
juntar lembrar lançar largar ler levar liberar lidar liderar limpar livrar lotar lucrar malhar manter melhorar memorizar meditar
montar mostrar motivar mudar multiplicar negociar obter oferecer organizar otimizar pagar parar passar pedalar perder perguntar
pintar planejar plantar podar poupar praticar precificar preencher preparar prever produzir proteger prosperar provar publicar
quitar realizar receber reconquistar recuperar recusar reduzir reformar renovar resolver responder reter retomar
reunir revisar sair saborear sentir servir simplificar superar surpreender ter terminar tirar tocar trabalhar traduzir transformar
treinar trocar turbinar usar validar vencer vender ver viajar vestir virar viver voltar`.split(
    /\s+/,
  );

/** What a reader is asked to do now. */
const ACTION =
  `abrir acessar agendar aproveitar ativar assinar assistir baixar chamar clicar comentar comprar
confirmar conferir conhecer começar copiar enviar entrar escolher escrever experimentar falar fazer garantir inscrever
cadastrar liberar ligar mandar marcar participar pedir pegar perguntar receber reservar responder salvar seguir solicitar
testar tocar usar ver adquirir digitar preencher montar criar calcular vir encomendar visitar ler contratar matricular simular resgatar`.split(
    /\s+/,
  );

const formsOf = (infinitives: string[]) =>
  new Map(
    infinitives.flatMap((verb) => [
      [fold(verb), verb] as const,
      [fold(imperative(verb)), verb] as const,
    ]),
  );

const BENEFIT_FORMS = formsOf(BENEFIT);
const ACTION_FORMS = formsOf(ACTION);
const ALL_FORMS = new Map([...BENEFIT_FORMS, ...ACTION_FORMS]);

// After these, 'venda', 'controle' or 'teste' is a noun.
const BEFORE_NOUN = new Set(
  'o a os as um uma uns umas de do da dos das no na nos nas ao aos pelo pela cada seu sua seus suas meu minha este esta esse essa nosso nossa por sem sob mais qualquer toda todo primeira primeiro nova novo boa bom'.split(
    ' ',
  ),
);
const IRREGULAR_THIRD: Record<string, string> = {
  construir: 'constroi',
  fazer: 'faz',
  produzir: 'produz',
  reduzir: 'reduz',
  sair: 'sai',
  traduzir: 'traduz',
};
// 'Tem' and 'vê' say too little to stand for a gain.
const PLAIN = new Set('ter ver ser ir vir dar parar ficar'.split(' '));
const THIRD_PERSON = new Map(
  [...new Set(ALL_FORMS.values())]
    .filter((verb) => !PLAIN.has(verb))
    .map((verb) => [
      IRREGULAR_THIRD[verb] ?? fold(verb.slice(0, -2) + (verb.endsWith('ar') ? 'a' : 'e')),
      verb,
    ]),
);

/** 'organiza' → 'organizar'. Many nouns look the same: only to be trusted after a subject. */
export const verbInThirdPerson = (word: string): string | null =>
  THIRD_PERSON.get(fold(word)) ?? null;

/** What a verb acts on begins so. */
const OBJECT =
  /^(o|a|os|as|um|uma|seu|sua|seus|suas|meu|minha|meus|minhas|cada|ate|mais|menos|sozinh[oa]s?|\d.*)$/;

/** 'Igrejas controlam', 'o app avisa a família': who does it stands before, what is done after. */
export function verbOfThird(word: string, previous: string, next: string): string | null {
  const form = fold(word);
  const before = fold(previous);
  if (!before || BEFORE_NOUN.has(before) || /^(nao|nunca|se|ou)$/.test(before)) return null;
  const plural = THIRD_PERSON.get(form.replace(/m$/, ''));
  if (before !== 'e' && /[ae]m$/.test(form) && plural && BENEFIT_FORMS.has(fold(plural)))
    return plural;
  const verb = THIRD_PERSON.get(form);
  return verb && OBJECT.test(fold(next)) && BENEFIT_FORMS.has(fold(verb)) ? verb : null;
}

const TOLD = new Map(
  [...new Set(BENEFIT_FORMS.values())]
    .filter((verb) => !PLAIN.has(verb) && verb !== 'perder' && verb !== 'abrir')
    .flatMap((verb) => {
      const stem = fold(verb).slice(0, -2);
      const past = { ar: 'ou', er: 'eu', ir: 'iu' }[fold(verb).slice(-2)];
      return past ? [[`${stem}o`, verb] as const, [stem + past, verb] as const] : [];
    }),
);

/** 'Hoje eu fecho as contas', 'a Carla recuperou 31 clientes': a gain told as a story. */
export function verbInStory(word: string, previous: string, next: string): string | null {
  const verb = TOLD.get(fold(word)) ?? null;
  const isMine = /^eu$/i.test(previous) && /o$/i.test(word);
  const isTheirs = /(ou|eu|iu)$/i.test(word) && /^\p{L}{2,}$/u.test(previous);
  if (BEFORE_NOUN.has(fold(previous)) || /^(não|nunca|se)$/i.test(previous)) return null;
  return verb && (isMine || isTheirs) && OBJECT.test(fold(next)) ? verb : null;
}

const NOT_VERBS = new Set(
  'mulher celular lugar prazer lar mar bar par dolar familiar popular particular similar escolar militar regular solar qualquer lider super poder colher mister jantar acucar ultimar vulgar titular pilar hangar radar'.split(
    ' ',
  ),
);

const TAKES_DE = new Set(
  'cuidar parar deixar sair gostar precisar livrar esquecer lembrar desistir acabar participar depender escapar fugir tirar voltar saber falar mudar receber aprender comecar'.split(
    ' ',
  ),
);

/** 'controle de gastos', 'venda de bolos': a noun, though the form is that of a command. */
export const isNounBeforeDe = (word: string, verb: string, next: string) =>
  /^d[eao]s?$/.test(fold(next)) && fold(word) !== fold(verb) && !TAKES_DE.has(fold(verb));

/** 'Chama no direct': how Brazilians ask on social media. */
const COLLOQUIAL = new Map(
  'chamar clicar mandar vir correr garantir baixar comentar arrastar salvar pedir entrar experimentar marcar reservar testar pegar'
    .split(' ')
    .map((verb) => [
      verb === 'vir' ? 'vem' : verb.slice(0, -2) + (verb.endsWith('ar') ? 'a' : 'e'),
      verb,
    ]),
);

const TAKES_INFINITIVE =
  /^(a|ate|pra|para|de|e|ou|que|como|sem|so|por|mais|nao|nunca|voce|voces|quem|eu|ja|ainda|mesmo|[a-z]+[aei]r(em)?|quero|quer|querem|vai|vao|vou|pode|podem|consegue|conseguem|precisa|precisam|sabe|ajuda|ensina|deixa|faz|faca|deixe|sempre|basta|hoje|agora|em|onde|quando)$/;

/** 'Horário livre', 'à vista', 'doença grave': commands only where nothing stands before them. */
const ALSO_OTHERWISE = /^(livre|leve|grave|vista|lote)$/;

export type VerbKind = 'benefit' | 'action';

/** The infinitive behind an imperative or infinitive, or null where the word is no such verb. */
export function verbOf(word: string, previous = '', kind?: VerbKind): string | null {
  const form = fold(word)
    .replace(/-(se|me|os|as|o|a|lo|la|los|las)$/, '')
    // 'para os pais organizarem'
    .replace(/^(\w{2,}[aei]r)em$/, '$1');
  const before = fold(previous);
  const forms = kind === 'benefit' ? BENEFIT_FORMS : kind === 'action' ? ACTION_FORMS : ALL_FORMS;
  const verb = forms.get(form);
  if (!verb) {
    if (before) return null;
    // 'Comecem hoje' speaks to more than one.
    const toMany = /..[ae]m$/.test(form) ? forms.get(form.slice(0, -1)) : undefined;
    return toMany ?? (kind === 'action' ? COLLOQUIAL.get(form) : undefined) ?? null;
  }
  // 'Plano alimentar' is no plan to feed: an infinitive hangs on a word that takes one.
  const isInflected = fold(word) === `${fold(verb)}em`;
  if (form === fold(verb))
    return !before || isInflected || TAKES_INFINITIVE.test(before) ? verb : null;
  if (ALSO_OTHERWISE.test(fold(word)) && !/^(e|voce)?$/.test(before)) return null;
  return BEFORE_NOUN.has(before) ? null : verb;
}

const INFINITIVE = /^\p{L}{1,}(ar|er|ir|or)$/u;

/** Any infinitive, also of verbs in no list: only to be trusted after 'como', 'para', 'quer'… */
export function looksInfinitive(word: string): boolean {
  const form = fold(word);
  return INFINITIVE.test(form) && !form.endsWith('or') && !NOT_VERBS.has(form);
}
