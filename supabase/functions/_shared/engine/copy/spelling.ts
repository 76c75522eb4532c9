import { capitalize, fold } from './text.ts';

/** What is written so often that it is seen at once, and is no other word. */
const SLIPS = new Map(
  `voce:você voces:vocês nao:não tambem:também alem:além ninguem:ninguém alguem:alguém ja:já gratis:grátis
facil:fácil faceis:fáceis rapido:rápido conteudo:conteúdo conteudos:conteúdos metodo:método modulo:módulo
modulos:módulos unico:único unica:única minimo:mínimo maximo:máximo preco:preço precos:preços servico:serviço
servicos:serviços negocios:negócios cardapio:cardápio cardapios:cardápios salario:salário vitalicio:vitalício
vitalicia:vitalícia mes:mês mae:mãe maes:mães ingles:inglês portugues:português saude:saúde video:vídeo
videos:vídeos pagina:página paginas:páginas sera:será tmb:também tbm:também mto:muito msm:mesmo
inteligencia:inteligência experiencia:experiência agencia:agência tendencia:tendência frequencia:frequência
concorrencia:concorrência paciencia:paciência emprestimo:empréstimo concerteza:com certeza derrepente:de repente`
    .split(/\s+(?=\w+:)/)
    .map((pair) => pair.split(':') as [string, string]),
);

const UNITS: Record<string, string> = {
  semana: 'semanas',
  dia: 'dias',
  mes: 'meses',
  mês: 'meses',
  hora: 'horas',
  minuto: 'minutos',
  ano: 'anos',
};

type Slip = { wrong: string; right: string };

/** Spelling slips of which we are sure, as typed, in the order of the text. */
export function slipsIn(plain: string): Slip[] {
  const words = [...plain.matchAll(/(?<![\p{L}\d@/#.-])[\p{L}]+(?![\p{L}\d@/-]|\.\p{Ll})/gu)];
  const slips = words.flatMap(({ 0: word }): Slip[] => {
    const right = rightSpelling(word);
    return right === null ? [] : [{ wrong: word, right: inCaseOf(word, right) }];
  });
  const counted = [...plain.matchAll(/(?<![\d.,]|\$ ?)(\d{1,3}) (\p{L}+)(?!\p{L}| \d)/gu)];
  return [
    ...counted.flatMap(({ 0: wrong, 1: count = '', 2: unit = '' }): Slip[] => {
      const many = Number(count) > 1 ? UNITS[unit.toLowerCase()] : undefined;
      return many ? [{ wrong, right: `${count} ${many}` }] : [];
    }),
    ...slips,
  ];
}

/** The text with those slips put right. */
export const corrected = (text: string): string =>
  slipsIn(text).reduce(
    (fixed, { wrong, right }) =>
      fixed.replace(new RegExp(`(?<![\\p{L}\\d@/#.-])${wrong}(?![\\p{L}\\d])`, 'gu'), right),
    text,
  );

function rightSpelling(word: string): string | null {
  const form = word.toLocaleLowerCase('pt-BR');
  if (/ç(ao|oes)$/.test(form)) return form.replace(/ao$/, 'ão').replace(/oes$/, 'ões');
  // An accent somewhere: whoever writes accents knows this word.
  if (form !== fold(form)) return null;
  const known = SLIPS.get(form);
  if (known) return known;
  if (/^\p{L}{2,}cao$/u.test(form)) return form.replace(/cao$/, 'ção');
  if (/^\p{L}{2,}coes$/u.test(form)) return form.replace(/coes$/, 'ções');
  if (/^\p{L}{3,}(a|i)vel$/u.test(form))
    return form.replace(/([ai])vel$/, (_, vowel) => `${vowel === 'a' ? 'á' : 'í'}vel`);
  return /^\p{L}{2,}[^o\W]ao$/u.test(form) ? form.replace(/ao$/, 'ão') : null;
}

const inCaseOf = (word: string, right: string) =>
  word.length > 1 && word === word.toLocaleUpperCase('pt-BR')
    ? right.toLocaleUpperCase('pt-BR')
    : /^\p{Lu}/u.test(word)
      ? capitalize(right)
      : right;
