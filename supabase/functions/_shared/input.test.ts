import assert from 'node:assert/strict';
import { HttpError } from './errors.ts';
import { parseInput, textField } from './input.ts';
import { z } from './zod.ts';

const schema = z.object({
  texto: textField('texto', 5),
  tipo: z.enum(['titulo', 'cta'], 'Escolha titulo ou cta.').or(z.literal('')).nullish(),
});

function refusalOf(input: unknown) {
  try {
    parseInput(schema, input);
  } catch (error) {
    assert.ok(error instanceof HttpError);
    assert.equal(error.status, 400);
    return error.message;
  }
  return assert.fail('accepted');
}

Deno.test('what the database cannot store is taken out of a text', () => {
  assert.deepEqual(parseInput(schema, { texto: ' o\0i\ud83d ' }), { texto: 'oi\ufffd' });
});

Deno.test('a refusal names the field and says in Portuguese what to do', () => {
  assert.equal(refusalOf({ texto: ' ' }), 'Preencha o campo texto.');
  assert.equal(refusalOf({ texto: 7 }), 'Preencha o campo texto.');
  assert.equal(refusalOf({ texto: 'longo demais' }), 'O campo texto aceita até 5 caracteres.');
});

Deno.test('a value outside a choice is told what the choice is', () => {
  for (const tipo of ['poema', '__proto__', 7, {}]) {
    assert.equal(refusalOf({ texto: 'oi', tipo }), 'tipo: Escolha titulo ou cta.');
  }
});
