import assert from 'node:assert/strict';
import { command, inFirstPerson, whileDoing } from './verb-phrase.ts';
import { imperative, verbOf } from './verbs.ts';

Deno.test('imperatives keep their sound and know their exceptions', () => {
  const expected = {
    vender: 'venda',
    organizar: 'organize',
    começar: 'comece',
    publicar: 'publique',
    pagar: 'pague',
    conhecer: 'conheça',
    proteger: 'proteja',
    seguir: 'siga',
    fazer: 'faça',
    ter: 'tenha',
    descobrir: 'descubra',
    perder: 'perca',
    dormir: 'durma',
    ir: 'vá',
    construir: 'construa',
  };
  for (const [verb, form] of Object.entries(expected)) assert.equal(imperative(verb), form);
});

Deno.test('tells a command from the noun that looks like it', () => {
  assert.equal(verbOf('Venda'), 'vender');
  assert.equal(verbOf('venda', 'a'), null);
  assert.equal(verbOf('controle', 'no'), null);
  assert.equal(verbOf('Organize'), 'organizar');
  assert.equal(verbOf('mesa'), null);
});

Deno.test('turns what a buyer does into a command, a gerund and a wish', () => {
  assert.equal(command('montar um cardápio e vender doces'), 'monte um cardápio e venda doces');
  assert.equal(
    command('sair da dúvida e dar o primeiro passo'),
    'saia da dúvida e dê o primeiro passo',
  );
  assert.equal(whileDoing('calcular o preço'), 'calculando o preço');
  assert.equal(
    inFirstPerson('organizar suas contas e seu tempo'),
    'organizar minhas contas e meu tempo',
  );
  assert.equal(inFirstPerson('fazer o que você quer'), null);
});
