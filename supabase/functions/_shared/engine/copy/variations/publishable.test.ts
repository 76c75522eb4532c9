import assert from 'node:assert/strict';
import { analyzeCopy } from '../index.ts';
import type { CopyKind } from '../kinds.ts';

const textsOf = (raw: string, kind: CopyKind) =>
  analyzeCopy(raw, kind).variations.map(({ texto }) => texto);

/** What no seller would put their name to. */
const ABSURD: [CopyKind, string, RegExp][] = [
  // A bare name leaves nothing to doubt.
  ['titulo', 'Planilha de MEI', /^Planilha de MEI(,? (mesmo|sem))/],
  ['Headline de Landing', 'O CRM para petshops que lembra o tutor', /^O CRM.*tutor,? (mesmo|sem)/],
  ['titulo', 'Apicultura: 3 erros que fazem o enxame fugir', /fugir,? (mesmo|sem)/],
  // What a vice leaves behind is no phrase.
  ['copy-curta', 'Trabalhe de casa e conquiste sua liberdade financeira.', /(sua|seu)[,.?]/],
  ['promessa', 'Cure sua ansiedade em 7 dias sem remédio', /[Rr]emédio (para|:)|^Remédio/],
  ['copy-curta', '#vendas #foco Mel puro da serra. Pote por R$ 45.', /#/],
  // Names keep their capital.
  ['promessa', 'Excel para nutricionistas', /excel/],
  ['titulo', 'AgendaPet para petshops', /agendaPet/],
  // Buttons.
  ['cta', 'Quero minha vaga', /vaga e resolver/],
  ['cta', 'Agende sua avaliação gratuita', /por dentro/],
  ['cta', 'Aulas de dança', /^Aulas/],
];

for (const [kind, raw, absurd] of ABSURD)
  Deno.test(`offers nothing absurd for: ${raw}`, () => {
    const texts = textsOf(raw, kind);
    assert.ok(texts.length >= 3, texts.join('\n'));
    for (const texto of texts) assert.doesNotMatch(texto, absurd);
  });

Deno.test('a good promise too gets three other sides', () => {
  const raw =
    'Aprenda a fazer bolo no pote e venda 30 potes na primeira semana, mesmo sem forno profissional';
  assert.ok(textsOf(raw, 'promessa').length >= 3);
});
