import assert from 'node:assert/strict';
import { fleschPortuguese } from './readability.ts';
import { countSyllables } from './syllables.ts';
import { readText } from './text.ts';

const SYLLABLES: Record<number, string> = {
  1: 'mãe pão bom mais seu três quais pés luz',
  2: 'bolo venda água série quando muito coisa guerra queijo ruim país',
  3: 'dinheiro família história saúde rainha caderno negócio moinho planilha',
  4: 'organizar transformação confeiteira',
  5: 'economiza economia organização confeitaria',
  6: 'produtividade responsabilizar',
};

for (const [count, words] of Object.entries(SYLLABLES)) {
  Deno.test(`words of ${count} syllables`, () => {
    for (const word of words.split(' ')) {
      assert.equal(countSyllables(word), Number(count), word);
    }
  });
}

Deno.test('plain Portuguese reads easier than officialese', () => {
  const plain = readText('Você faz o bolo. Nós fazemos a conta. No fim do dia sobra mais.');
  const heavy = readText(
    'A disponibilização de instrumentos contratuais possibilita a otimização de procedimentos administrativos e a responsabilização das partes.',
  );
  assert.ok(fleschPortuguese(plain) > 80);
  assert.ok(fleschPortuguese(heavy) < 0);
});

Deno.test('the formula is that of Martins et al.', () => {
  // Three words, one sentence, six syllables: 248.835 − 1.015 × 3 − 84.6 × 2.
  assert.ok(Math.abs(fleschPortuguese(readText('Bolo bolo bolo.')) - 76.59) < 0.001);
});
