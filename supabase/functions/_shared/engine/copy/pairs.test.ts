import assert from 'node:assert/strict';
import { COPY_KINDS } from './kinds.ts';
import { PAIRS } from './pairs.ts';
import { evaluateCopy } from './score.ts';

const MARGIN = 10;

Deno.test('good copy beats bad copy by ten points in all but two pairs at most', () => {
  const judged = COPY_KINDS.flatMap((kind) =>
    PAIRS[kind].map(({ good, bad }) => ({
      kind,
      good: evaluateCopy(good, kind).score,
      bad: evaluateCopy(bad, kind).score,
      text: good.slice(0, 50),
    })),
  );
  assert.ok(judged.length >= 30);
  const lost = judged.filter(({ good, bad }) => good - bad < MARGIN);
  assert.ok(lost.length <= 2, JSON.stringify(lost, null, 2));
});

for (const kind of COPY_KINDS) {
  Deno.test(`a good text of the kind ${kind} scores 60 or more, a bad one below 60`, () => {
    for (const { good, bad } of PAIRS[kind]) {
      assert.ok(evaluateCopy(good, kind).score >= 60, good);
      assert.ok(evaluateCopy(bad, kind).score < 60, bad);
    }
  });
}
