import assert from 'node:assert/strict';
import { analyzeCopy } from '../index.ts';
import type { CopyKind } from '../kinds.ts';
import { evaluateCopy } from '../score.ts';

const strength = (raw: string, title: string, kind: CopyKind = 'titulo') =>
  evaluateCopy(raw, kind).strengths.find(({ titulo }) => titulo === title);
const weakness = (raw: string, title: string, kind: CopyKind = 'titulo') =>
  analyzeCopy(raw, kind).weaknesses.find(({ titulo }) => titulo === title);

const FACTS: Record<string, string[]> = {
  'Banho e tosa por R$ 70, com hora marcada': ['R$ 70'],
  'Corte e barba por R$ 60. Ligue para 11 99999-0000': ['R$ 60'],
  'Psicóloga infantil em Belo Horizonte atende em até 3 dias': ['até 3 dias', 'Belo Horizonte'],
  'Trabalhe em escala 12x36 e estude 2 horas por dia': ['2 horas'],
};

for (const [raw, facts] of Object.entries(FACTS)) {
  Deno.test(`quotes whole facts and nothing after them: ${raw}`, () => {
    const { texto = '' } = strength(raw, 'Fatos concretos') ?? {};
    for (const fact of facts) assert.ok(texto.includes(`“${fact}”`), texto);
    assert.doesNotMatch(texto, /[.,;:)]”|“99999|“12x?”|“Belo”/);
  });
}

Deno.test('a quote ends on a word, not on the mark after it', () => {
  for (const raw of [
    'Por que seu gato faz xixi fora do lugar (e o que fazer hoje)',
    'Descubra em 10 minutos, de graça, quanto a empresa ainda te deve',
    'A Transportadora Rezende, de Uberlândia, reduziu as multas por R$ 89, por mês.',
  ]) {
    const { strengths, weaknesses } = evaluateCopy(raw, 'promessa');
    for (const { texto } of [...strengths, ...weaknesses])
      assert.doesNotMatch(texto, /[,.;:)]”/, texto);
  }
});

Deno.test('the scene, the step of a purchase and the bare verb are no gain', () => {
  for (const raw of [
    'Calça jeans que não desce quando você senta',
    'Temos lareiras. Faça seu orçamento sem compromisso',
    'Barbearia central: corte + barba',
    'Perdeu o medo de dirigir? Autoescola com instrutora',
    'Plano alimentar em 48 horas',
    'Seguro de vida para sua família',
  ]) {
    const gain = weakness(raw, 'Dá para mostrar mais o ganho') ?? strength(raw, 'Mostra o ganho');
    assert.equal(gain, undefined, gain?.texto);
  }
  assert.equal(strength('ENVIAR', 'Mostra o ganho', 'cta'), undefined);
});

Deno.test('what others do with the product is a gain', () => {
  for (const raw of [
    'Igrejas com até 300 membros controlam dízimos e escalas sem planilha',
    'O aplicativo que lembra o idoso do remédio e avisa a família',
    'Um guia para pais e mães organizarem a festa infantil em casa',
  ])
    assert.equal(weakness(raw, 'O ganho não aparece'), undefined, raw);
});

const CALLED: [string, boolean][] = [
  ['Igrejas com até 300 membros controlam dízimos em 10 minutos', true],
  ['Restaurante: receba pedidos pelo seu próprio delivery', true],
  ['Foi demitido e não recebeu as verbas? Descubra quanto falta', true],
  ['Banho e tosa para cachorro que tem medo de petshop', true],
  ['Ajudo donos de oficina mecânica a cobrar certo', true],
  ['Carta a quem faz pão em casa', true],
  ['Advogado trabalhista: defendemos seus direitos', false],
  ['Psicóloga infantil em Recife: primeira conversa em 3 dias', false],
];

for (const [raw, isCalled] of CALLED) {
  Deno.test(`${isCalled ? 'names' : 'does not name'} its public: ${raw}`, () => {
    assert.equal(weakness(raw, 'Não diz para quem é') === undefined, isCalled);
  });
}

Deno.test('"para você" and "para todo o Brasil" do not speak to everybody', () => {
  for (const raw of [
    'Se achar que não é para você, devolvo o dinheiro',
    'Envio para todo o Brasil em 3 dias',
    'Aulas para pessoas que trabalham à noite',
  ])
    assert.equal(weakness(raw, 'Fala com todo mundo'), undefined, raw);
  assert.ok(weakness('Investir é para todos', 'Fala com todo mundo'));
});

Deno.test('acronyms do not shout, and marks get advice about marks', () => {
  assert.equal(weakness('Guarda ANTT, CNH e IPVA da frota', 'Está gritando'), undefined);
  const { texto = '' } = weakness('Chama no zap!!!', 'Está gritando') ?? {};
  assert.match(texto, /pontuação/);
  assert.doesNotMatch(texto, /minúsculas/);
});

Deno.test('a worn phrase is one only in its worn sense', () => {
  assert.equal(weakness('Por que seu gato faz xixi fora da caixa', 'Frase feita'), undefined);
  assert.ok(weakness('Pense fora da caixa com a nossa agência', 'Frase feita'));
  assert.ok(weakness('Vamos transformar sonhos em realidade', 'Frase feita'));
});

Deno.test('promises of health and money are caught in their other words', () => {
  assert.ok(weakness('Seque 10kg em 15 dias com esse chá', 'Promessa de saúde'));
  assert.ok(weakness('Retorno garantido de 5% ao mês', 'Promessa de dinheiro fácil'));
});

Deno.test('a polite invitation is no next step, a question in a chat is one', () => {
  assert.ok(weakness('Somos especialistas. Venha nos conhecer!', 'Chamada genérica', 'copy-curta'));
  const message = 'O ovo de colher sai por R$ 65. Quer que eu separe o seu?';
  assert.equal(weakness(message, 'Falta o próximo passo', 'copy-curta'), undefined);
  assert.equal(weakness('Simular minha economia', 'Falta o próximo passo', 'cta'), undefined);
});

Deno.test('says where two sentences run into each other', () => {
  const raw = 'Curso de maquiagem pra iniciante aprenda em casa gastando pouco';
  assert.equal(weakness(raw, 'Duas frases sem pausa')?.trecho, 'iniciante aprenda');
  assert.equal(
    weakness('Pais que querem que o filho aprenda a ler', 'Duas frases sem pausa'),
    undefined,
  );
});

Deno.test('says so where nothing says what is sold, and where a model was left open', () => {
  for (const raw of ['sucesso', 'Bem-vindo ao nosso site', 'oi tudo bem', 'asdkj qwe lkj'])
    assert.equal(
      analyzeCopy(raw, 'titulo').weaknesses[0]?.titulo,
      'Não dá para saber o que você vende',
    );
  for (const raw of ['Petshop do João: banho e tosa', 'Lavagem de sofá a seco'])
    assert.equal(weakness(raw, 'Não dá para saber o que você vende'), undefined);
  assert.ok(weakness('Consiga [resultado] em [prazo]', 'Falta completar'));
});

/** Each list from the text that a professional would keep to the one they would send back. */
const ORDERS: [CopyKind, string[]][] = [
  [
    'Headline de Landing',
    [
      'Igrejas com até 300 membros controlam dízimos, escalas e células em 10 minutos por semana, sem planilha',
      'Sistema de gestão para igrejas: membros, dízimos e escalas em um lugar só',
      'A plataforma all-in-one que conecta seu time ao sucesso',
      'Bem-vindo ao nosso site',
    ],
  ],
  [
    'promessa',
    [
      'Festa Pronta: guia digital para pais e mães organizarem a festa infantil em casa, em 7 dias, gastando até R$ 500',
      'Cardápio de 21 dias para mulheres acima dos 40',
      'Energia solar é o futuro! Economize muito com a melhor empresa do Brasil',
      'Seque 10kg em 15 dias com esse chá milagroso',
    ],
  ],
  [
    'cta',
    ['Quero receber as 50 planilhas agora', 'Simular minha economia', 'Clique aqui', 'ENVIAR'],
  ],
];

for (const [kind, texts] of ORDERS) {
  Deno.test(`ranks texts as a professional would (${kind})`, () => {
    const scores = texts.map((raw) => evaluateCopy(raw, kind).score);
    assert.deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
    assert.ok((scores[0] ?? 0) >= 80, String(scores));
  });
}
