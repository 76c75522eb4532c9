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
  ['promessa', 'Sua loja no Google em 10 dias, sem você mexer em nada', /mexa em nada/],
  ['titulo', 'Corte e costura: faça a primeira saia sem molde', /costura (em|sem)/],
  ['cta', 'Aulas de dança', /^Aulas/],
  ['cta', 'Quero minha tábua pronta no sábado', /sábado para resolver/],
  ['cta', 'Simular meu plano em 2 minutos', /minutos hoje/],
  ['titulo', 'Inglês para quem trabalha com suporte técnico', /trabalha(,|:| sem)/],
  // What is no subject and no action.
  ['titulo', 'QUER EMAGRECER????', /Quer emagrecer(:| para)/],
  [
    'titulo',
    'Por que o seu pão não cresce (e o que mudar na próxima fornada)',
    /(Mude|Quer mudar|omo mudar) na/,
  ],
  [
    'copy-curta',
    'Somos uma empresa séria. Conheça nossos serviços.',
    /conhecer nossos|Conheça nossos/,
  ],
  ['titulo', 'Vendo ebook de receitas fit', /: vendo/],
  ['titulo', 'Barba, cabelo e bigode', /^Barba( para|:)/],
  ['promessa', 'Organize sua casa em 1 fim de semana', /1 fim(?! de)/],
  ['titulo', 'Ebook com 50 receitas sem glúten', /consiga \[[^\]]+\] sem glúten/],
  ['promessa', 'Toque 5 músicas em 21 dias, ou devolvemos seu dinheiro', /dinheiro,? (sem|mesmo)/],
  ['promessa', 'Em 8 semanas você monta as dietas em 15 minutos', /monte as dietas em 8 semanas/],
  ['titulo', 'Curso de libras com certificado', /com certificado, com/],
  ['Headline de Landing', 'Cansada de reprovar na baliza?', /reprovar(:| para)|Chega.*cansada/],
  ['promessa', 'Seja feliz no amor', /Seja feliz(:| para)/],
  [
    'titulo',
    'Na sua igreja o fiel pode dar o dízimo pelo celular',
    /(dê|[Qq]uer dar|omo dar) o dízimo/,
  ],
  ['titulo', 'Crie abelhas sem ferrão na varanda', /abelhas(?! sem ferrão)/],
  ['promessa', 'Monte um treino para o seu cachorro gastar energia', /um treino(?! para o seu)/],
  ['titulo', 'Guia de compostagem em apartamento', /imóvel/],
  ['titulo', 'Aprenda Python automatizando planilhas', /python/],
];

for (const [kind, raw, absurd] of ABSURD)
  Deno.test(`offers nothing absurd for: ${raw}`, () => {
    const texts = textsOf(raw, kind);
    assert.ok(texts.length >= 3, texts.join('\n'));
    for (const texto of texts) assert.doesNotMatch(texto, absurd);
  });

Deno.test('a good promise too gets three other sides', () => {
  const list = 'Aprenda inglês para aeroporto: 50 frases que resolvem check-in e bagagem perdida';
  assert.ok(textsOf(list, 'Headline de Landing').length >= 3);
  const raw =
    'Aprenda a fazer bolo no pote e venda 30 potes na primeira semana, mesmo sem forno profissional';
  assert.ok(textsOf(raw, 'promessa').length >= 3);
});

Deno.test('a line about a part keeps its theme', () => {
  const raw = 'Móveis de palete: faça a sua primeira mesa em um fim de semana';
  for (const texto of textsOf(raw, 'titulo')) assert.match(texto, /palete/);
});

Deno.test('a short copy opens once: with our hook, or with the question of the seller', () => {
  const raw =
    'Cansado de perder cliente? O AgendaPet responde na hora e marca o banho. Já são 340 petshops usando. Teste 14 dias sem cartão.';
  const texts = textsOf(raw, 'copy-curta');
  for (const texto of texts) {
    assert.ok(!texto.includes('?') || texto.startsWith('Cansado'), texto);
    assert.match(texto, /340 petshops/);
  }
  assert.ok(texts.some((texto) => texto.startsWith('Chega de perder cliente.')));
});

Deno.test('what is typed in one breath is not copied into the suggestions', () => {
  const raw =
    'aprenda excel para nutricionista voce vai aprender a montar cardapio calcular tudo fazer anamnese controlar paciente e agenda tudo numa planilha so sem precisar pagar sistema todo mes compra aqui no link';
  for (const texto of textsOf(raw, 'copy-curta')) assert.doesNotMatch(texto, /anamnese/);
});

const PAGE = `Toda segunda a Carla abria a agenda de papel e achava dois clientes no mesmo horário.

Foi para gente como ela que fizemos o AgendaPet. O tutor marca pelo WhatsApp.

O que vem junto:
- lembrete de vacina;
- relatório de quem não volta há 60 dias.

A Carla recuperou 31 clientes no primeiro mês. Não precisa instalar nada.

Teste 14 dias de graça. Compre agora.`;

Deno.test('a page says each of its sentences once, loses none and keeps its lists', () => {
  for (const texto of textsOf(PAGE, 'copy-longa')) {
    assert.equal(texto.split('recuperou 31 clientes').length, 2, texto);
    assert.match(texto, /Não precisa instalar nada/);
    assert.match(texto, /junto:\n\n- lembrete de vacina;\n- relatório de quem/);
    assert.doesNotMatch(texto, /^-? ?$|\n-\n|Compre agora/);
  }
});

Deno.test('a short copy loses neither the price nor the name of what is sold', () => {
  const cheese =
    'Queijo da Canastra curado por 60 dias. Peça inteira de 1 kg por R$ 98. Chega na sua casa até sexta. Responda “quero” e eu separo o seu.';
  for (const texto of textsOf(cheese, 'copy-curta')) assert.match(texto, /R\$ 98/);
  const sheet =
    'Eu vendia brigadeiro a R$ 2. Montei uma conta no papel. Cada um custava R$ 1,80. Hoje vendo a R$ 4. Sobrou para a reforma. Essa conta está na planilha Doce Preço. Baixe por R$ 29.';
  for (const texto of textsOf(sheet, 'copy-curta')) assert.match(texto, /Doce Preço/);
});

Deno.test('the risk is taken off as one does for what is bought', () => {
  const offered = (raw: string) => textsOf(raw, 'titulo').join('\n');
  assert.match(offered('Restauração de móveis antigos'), /\[prazo\] de garantia/);
  assert.match(offered('App de agendamento para barbearias'), /\[prazo\] para testar de graça/);
  assert.match(offered('Curso de taxidermia'), /\[prazo\] para pedir o dinheiro de volta/);
});
