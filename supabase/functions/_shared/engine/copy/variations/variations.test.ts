import assert from 'node:assert/strict';
import { withFigures } from '../domains/general.ts';
import { analyzeCopy } from '../index.ts';
import { COPY_KINDS, type CopyKind } from '../kinds.ts';
import { PAIRS } from '../pairs.ts';
import { evaluateCopy } from '../score.ts';

const EXCELLENT = 80;

const ODD: [CopyKind, string][] = [
  ['titulo', 'sucesso'],
  ['titulo', 'Marketing digital'],
  ['titulo', '😀😀'],
  ['titulo', '<h1>Curso de Excel</h1><script>alert(1)</script>'],
  ['titulo', 'Kit de parafusos de titânio'],
  ['Headline de Landing', 'The best course to learn cooking'],
  ['promessa', 'VOCÊ VAI GANHAR MUITO DINHEIRO NA INTERNET!!!'],
  ['copy-curta', 'Vendo brigadeiro gourmet, encomendas pelo zap'],
  ['copy-longa', 'Vendo brigadeiro gourmet, encomendas pelo zap'],
  ['copy-longa', '😀'],
  ['cta', 'ok'],
  ['copy-curta', 'bolo '.repeat(2_000).trim()],
  ['copy-longa', `${PAIRS['copy-longa'][0]?.good}\n\n`.repeat(8).slice(0, 10_000)],
];

const TEXTS: [CopyKind, string][] = [
  ...COPY_KINDS.flatMap((kind) =>
    PAIRS[kind].flatMap(({ good, bad }): [CopyKind, string][] => [
      [kind, good],
      [kind, bad],
    ]),
  ),
  ...ODD,
];

for (const [kind, raw] of TEXTS) {
  Deno.test(
    `at least three better ways to say (${kind}): ${raw.slice(0, 45).replaceAll('\n', ' ')}`,
    () => {
      const { score, variations } = analyzeCopy(raw, kind);
      assert.ok(variations.length >= 3 && variations.length <= 5, String(variations.length));
      assert.equal(new Set(variations.map(({ texto }) => texto)).size, variations.length);
      assert.ok(
        new Set(variations.map(({ angulo }) => angulo)).size >= 3,
        variations.map(({ angulo }) => angulo).join(),
      );
      for (const variation of variations) {
        assert.equal(variation.score, evaluateCopy(withFigures(variation.texto), kind).score);
        const floor = score >= EXCELLENT ? EXCELLENT : score + 1;
        assert.ok(variation.score >= floor, `${variation.score} < ${floor}: ${variation.texto}`);
        wellFormed(variation.texto);
      }
    },
  );
}

function wellFormed(text: string) {
  assert.match(text, /^[\p{Lu}\d[“"R]/u, text);
  assert.doesNotMatch(
    text,
    /undefined|null|NaN| {2}|\s[,.;:!?]|,,|\.\.(?!\.)|,\.|[!?]{2}|<\/?[a-z]/,
    text,
  );
  // An article before a verb, a preposition at the end, a word said twice in a row.
  assert.doesNotMatch(
    text,
    /(?<!\p{L})(de|para|com|em|por|o|e) *[.,:;]|(?<!\p{L})(\p{L}{2,}) \2(?!\p{L})/iu,
    text,
  );
}

Deno.test('variations speak of the subject of the text', () => {
  const { variations } = analyzeCopy('Adestre seu cachorro em casa sem gritos', 'titulo');
  assert.ok(variations.every(({ texto }) => /cachorro/.test(texto)));
  const { variations: own } = analyzeCopy(
    'Planilha de controle financeiro para autônomos',
    'titulo',
  );
  assert.ok(own.some(({ texto }) => /Planilha de controle financeiro/.test(texto)));
  assert.ok(own.some(({ texto }) => /autônomos/.test(texto)));
});

Deno.test('no variation invents a number that the text did not give', () => {
  for (const raw of [
    'Curso de confeitaria',
    'Como organizar as finanças',
    'Mentoria para psicólogos',
  ]) {
    for (const { texto } of analyzeCopy(raw, 'titulo').variations)
      assert.doesNotMatch(texto, /\d{2,}%|R\$|\d+ (alunos|clientes)/);
  }
});
