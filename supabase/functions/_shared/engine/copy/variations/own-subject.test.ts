import assert from 'node:assert/strict';
import { hasGap } from '../domains/general.ts';
import { analyzeCopy } from '../index.ts';
import type { CopyKind } from '../kinds.ts';
import { fold } from '../text.ts';

/** Texts from fields far apart, and a word of theirs that no other field would say. */
const NICHES: [CopyKind, string, RegExp][] = [
  ['titulo', 'Petshop do João: banho e tosa com amor', /petshop do joao/],
  ['Headline de Landing', 'Aluguel de brinquedos para festa infantil em Campinas', /brinquedos/],
  ['titulo', 'Moda plus size que valoriza você', /plus size/],
  ['promessa', 'Reduza sua conta de luz em até 90% com energia solar', /conta de luz/],
  ['Headline de Landing', 'Terapia de casal online aos sábados', /terapia de casal/],
  ['titulo', 'Advogado trabalhista: defendemos seus direitos', /advogado/],
  ['titulo', 'Marmita fitness congelada: 10 refeições por R$ 179', /marmita/],
  ['titulo', 'Cinto de segurança para cachorro com ajuste rápido', /cinto/],
  ['promessa', 'Software de automação de condomínios', /condominios/],
  ['Headline de Landing', 'Psicóloga infantil em Belo Horizonte: conversa em 3 dias', /psicologa/],
  ['titulo', 'Consultoria em LGPD para clínicas odontológicas', /lgpd/],
  ['titulo', 'Lavagem de sofá a seco', /sofa/],
  ['titulo', 'Compre seu terreno no Jardim das Flores a 10 min do centro', /terreno|modelo/],
  ['copy-curta', 'Tarô online. Consulta com a cigana. Amor, trabalho e dinheiro.', /taro/],
  [
    'copy-curta',
    'Temos lareiras e churrasqueiras. Faça seu orçamento sem compromisso.',
    /lareiras/,
  ],
  ['copy-curta', 'Vendo mel puro da serra. Pote de 1 kg por R$ 45. Manda mensagem.', /mel puro/],
  ['copy-curta', 'Barbearia Navalha. Corte + barba por R$ 60. Agende pelo WhatsApp.', /navalha/],
  [
    'copy-curta',
    'Apartamento de 2 quartos na Vila Mariana, 68 m². R$ 690 mil. Agende sua visita.',
    /apartamento/,
  ],
];

const PHRASES_OF_OTHERS =
  /equipe pequena|apagando incendio|faxina|imobiliari|corretor|encher a agenda|convenio|contrato|latidos|manicure|salario sumir|sair da duvida|estaca zero|receba em casa e use|dia da festa|cortar \+/;

for (const [kind, raw, own] of NICHES) {
  Deno.test(`stays on its own subject: ${raw}`, () => {
    const { score, variations } = analyzeCopy(raw, kind);
    assert.ok(variations.length >= 3, String(variations.length));
    let onSubject = 0;
    for (const { angulo, texto, score: better } of variations) {
      assert.ok(better > score, `${better} <= ${score}: ${texto}`);
      // Outside the gaps no other trade may speak.
      assert.doesNotMatch(fold(texto.replace(/\[[^\]]*\]/g, '')), PHRASES_OF_OTHERS, texto);
      assert.equal(hasGap(texto), angulo.includes('complete os colchetes'), angulo);
      if (own.test(fold(`${texto} ${angulo}`))) onSubject += 1;
    }
    assert.ok(onSubject >= Math.min(3, variations.length), JSON.stringify(variations, null, 2));
  });
}

Deno.test("the children's party stays a party, with its term and its price", () => {
  const raw =
    'Festa Pronta: guia digital para pais e mães organizarem a festa infantil em casa, em 7 dias, gastando até R$ 500';
  const { variations } = analyzeCopy(raw, 'promessa');
  assert.ok(variations.every(({ texto }) => /festa/i.test(texto)));
  assert.ok(
    variations.some(({ texto }) =>
      texto.includes(
        'Para pais e mães: organize a festa infantil em casa em 7 dias gastando até R$ 500',
      ),
    ),
    JSON.stringify(variations, null, 2),
  );
});

Deno.test('a field speaks only where the offer names it twice, or by its name', () => {
  const angles = (raw: string) => analyzeCopy(raw, 'titulo').variations.map(({ texto }) => texto);
  assert.ok(angles('Curso de confeitaria').some((texto) => /doces|massa/.test(texto)));
  assert.ok(
    angles('Toque sua primeira música no violão').some((texto) =>
      /acorde|partitura|ouvido/.test(texto),
    ),
  );
  assert.ok(!angles('Bolo').some((texto) => /fornada|encomenda/.test(texto)));
});

Deno.test('what is no action is not sold as one', () => {
  const cases: Record<string, RegExp> = {
    'Banho e tosa para cachorro que tem medo de petshop': /tenha medo|ter medo/i,
    'Aulas de natação para bebês a partir de 6 meses': /parta de|partir de 6 meses\?/i,
    'Livros de 15 minutos antes de dormir que viram hábito':
      /durma que|(quer|como|para) dormir que/i,
    'Te ajudo a ser a melhor versão de você mesma': /te ajudo para|escolher te ajudo/i,
    'Coach para engenheiros que querem virar gestores': /vire gestores/i,
    'Aprenda a podar roseiras no inverno': /(^|: )pode roseiras/i,
  };
  for (const [raw, absurd] of Object.entries(cases))
    for (const { texto } of analyzeCopy(raw, 'titulo').variations)
      assert.doesNotMatch(texto, absurd);
});

Deno.test('who buys a result is not spoken to as a learner', () => {
  const raw = 'Reduza sua conta de luz em até 90% com energia solar';
  for (const { texto } of analyzeCopy(raw, 'promessa').variations)
    assert.doesNotMatch(texto, /primeira vez|tentado de outro jeito|passo a passo|parar no meio/);
});

Deno.test('a run-on text lends no phrase that runs on', () => {
  const raw =
    'nao aguenta mais pagar aluguel? apartamento com entrada em 60x sem juros financiamento caixa minha casa minha vida ligue ja';
  for (const { texto } of analyzeCopy(raw, 'copy-curta').variations)
    assert.doesNotMatch(texto, /a caixa hoje|, sem juros financiamento caixa/);
});

Deno.test('nothing to go on: models, and no nonsense in the name of the text', () => {
  for (const raw of ['oi tudo bem', 'asdkj qwe lkj', 'promoção imperdível só hoje', 'sucesso']) {
    const { variations } = analyzeCopy(raw, 'titulo');
    assert.ok(variations.length >= 3);
    assert.ok(variations.every(({ texto }) => hasGap(texto) && !fold(texto).includes(fold(raw))));
  }
});

Deno.test('a button keeps its own words before any model', () => {
  const { variations } = analyzeCopy('Agendar minha visita grátis', 'cta');
  assert.match(variations[0]?.texto ?? '', /minha visita grátis/);
  assert.ok(variations.filter(({ texto }) => /visita/.test(texto)).length >= 3);
  assert.ok(!variations.some(({ texto }) => /passo mais fácil/.test(texto)));
});

Deno.test('long pages keep their paragraphs, and come in three', () => {
  const page = `Segunda-feira, o caminhão parou na barreira porque o tacógrafo venceu.

Se você tem de 3 a 15 caminhões, já viveu essa cena. A data está no caderno, na planilha ou na cabeça de alguém.

O FrotaEmDia guarda cada vencimento da sua frota. Trinta dias antes, você recebe o aviso.

Custa R$ 89 por mês. Teste 14 dias sem cartão.`;
  const { variations } = analyzeCopy(page, 'copy-longa');
  assert.equal(variations.length, 3);
  for (const { texto } of variations) {
    assert.ok(texto.includes('\n\nO FrotaEmDia guarda'), texto);
    assert.doesNotMatch(texto, /a planilha, você|troque de sistema/i);
  }
});
