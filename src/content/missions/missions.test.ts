import { blocksOf, missingPromptParts, PROMPT_PARTS, proseOf } from '../lesson-text';
import { MISSION_IDS, missionLessons, missions } from '.';

const cases = await Promise.all(
  MISSION_IDS.map(async (id) => ({ id, lesson: await missionLessons[id]() })),
);

const MISSION_WORDS: Readonly<Record<(typeof MISSION_IDS)[number], readonly RegExp[]>> = {
  1: [/Kiwify/, /Google Drive/, /ChatGPT/],
  2: [/menos de 3 segundos/, /Cloudflare Pages/],
  3: [/no máximo 7 palavras/i, /15 a 30 segundos/, /até 20 segundos/],
  4: [/WhatsApp Bot/, /lista de transmissão/i, /grupo/i, /1 a 2 mensagens no dia seguinte/],
  5: [
    /R\$ 50-100/,
    /R\$ 30-50/,
    /TikTok/,
    /orgânico/i,
    /5%/,
    /até 7 palavras/,
    /20 a 30%/,
    /menos de 3 segundos/,
  ],
  6: [/3 dias/, /20 a 30%/, /2 a 3 vezes/, /50%/],
  7: [/CPL/, /ROI/],
};

/** Share of lines that stand in more than one of the texts. */
function sharedLines(texts: readonly string[]): number {
  const lines = texts.flatMap((text) => [
    ...new Set(text.split('\n').filter((line) => line && !PROMPT_PARTS.includes(line))),
  ]);
  return 1 - new Set(lines).size / lines.length;
}

describe.each(cases)('missão $id, by the specification', ({ id, lesson }) => {
  const prose = proseOf(lesson);

  it('carries its name and number', () => {
    expect(lesson.heading).toBe(`MISSÃO ${id}: ${missions[id].title.toUpperCase()}`);
    expect(lesson.finish.label).toBe('MISSÃO CONCLUÍDA');
    const { incompleteLabel, incompleteHint } = lesson.finish;
    expect(incompleteLabel ?? incompleteHint).toContain('Complete todos os itens');
  });

  it('says what it must', () => {
    expect(MISSION_WORDS[id].filter((pattern) => !pattern.test(prose))).toEqual([]);
  });

  it('keeps the promised time', () => {
    const promised: Partial<Record<number, string>> = { 2: '1 hora', 3: '3 horas', 7: '2 horas' };
    expect(lesson.duration).toBe(promised[id]);
  });

  it('ends with its own messages', () => {
    const { success, failure } = lesson.finish;
    const failures: Partial<Record<number, string | undefined>> = {
      4: 'Não foi possível finalizar a missão. Tente novamente.',
      5: 'Não foi possível finalizar a missão.',
      7: undefined,
    };
    const expected = id in failures ? failures[id] : 'Não foi possível concluir a missão.';
    expect(failure).toEqual(expected && { title: 'Erro', description: expected });
    if (id === 4) expect(success.title).toBe('Missão 4 Concluída!');
    else if (id === 5)
      expect(success).toEqual({
        title: 'Missão 5 concluída!',
        description: 'Parabéns! Você dominou o tráfego com IA.',
      });
    else {
      expect(success.title).toBe('🎉 Missão Concluída!');
      expect(success.description).toContain(`Missão ${id}`);
    }
  });
});

describe('missão 1', async () => {
  const lesson = await missionLessons[1]();
  const types = blocksOf(lesson, 'product-types').flatMap((block) => block.types);

  it('offers the five product types', () => {
    expect(types.map((type) => type.name)).toEqual([
      'Guia digital',
      'Checklist',
      'Desafio 5 dias',
      'Mini curso',
      'Script vendas',
    ]);
    expect(new Set(types.map((type) => type.key)).size).toBe(5);
  });

  it('gives each type three complete and different prompts', () => {
    const variants = types.flatMap((type) => type.variants);
    expect(variants).toHaveLength(15);
    for (const { title, text } of variants) {
      expect(missingPromptParts(text), title).toEqual([]);
      expect(text.length, title).toBeGreaterThan(1_200);
      for (const field of ['[tema]', '[público]', '[dor]', '[transformação]'])
        expect(text, title).toContain(field);
    }
    expect(new Set(variants.map((variant) => variant.title)).size).toBe(15);
    expect(sharedLines(variants.map((variant) => variant.text))).toBeLessThan(0.2);
  });

  it('asks for the five steps of the specification', () => {
    expect(Object.values(lesson.checklist)).toEqual([
      'Escolhi o tipo de produto',
      'Copiei e salvei o prompt',
      'Testei o prompt em uma IA',
      'Criei o produto',
      'Defini a entrega',
    ]);
    expect(lesson.finish.incompleteHint).toBe(
      'Complete todos os itens do checklist para finalizar a missão',
    );
  });
});

describe('missão 2', async () => {
  const lesson = await missionLessons[2]();

  it.each([
    ['Clean', ['fundo branco', 'azul', 'moderna sem serifa', 'minimalista']],
    ['Premium', ['preto', 'dourado', 'serifada elegante']],
    ['Futurista', ['escuro', 'neon azul', 'neon roxo', 'monoespaçada']],
  ])('describes the preset %s in its prompt', (name, words) => {
    const presets = blocksOf(lesson, 'presets').flatMap((block) => block.presets);
    expect(presets).toHaveLength(3);
    const prompt = presets.find((preset) => preset.name === name)?.prompt ?? '';
    expect(missingPromptParts(prompt)).toEqual([]);
    for (const word of words) expect(prompt.toLowerCase()).toContain(word);
  });

  it('publishes in seven steps', () => {
    const hosting = lesson.sections.find((section) => section.id === 'hospedagem');
    const steps = hosting?.blocks.find((block) => block.type === 'steps');
    expect(steps?.steps).toHaveLength(7);
  });
});

describe('missão 3', async () => {
  const lesson = await missionLessons[3]();

  it('has the five image prompts', () => {
    const images = lesson.sections.find((section) => section.id === 'imagens');
    const block = images?.blocks.find((candidate) => candidate.type === 'prompts');
    expect(block?.prompts.map((prompt) => prompt.title)).toEqual([
      'Lifestyle',
      'Mockup Digital',
      'Prova Social / Curiosidade',
      'Autoridade',
      'Dor vs Solução',
    ]);
    for (const { text } of block?.prompts ?? []) expect(missingPromptParts(text)).toEqual([]);
  });

  it('keeps every creative phrase within seven words', () => {
    const phrases = blocksOf(lesson, 'phrases')
      .flatMap((block) => block.groups)
      .flatMap((group) => group.phrases);
    expect(phrases.length).toBeGreaterThanOrEqual(10);
    for (const phrase of phrases) expect(phrase.split(/\s+/).length, phrase).toBeLessThanOrEqual(7);
  });

  it('plans a video without gaps, at a pace one can speak', () => {
    const timelines = blocksOf(lesson, 'timeline').map(({ moments }) =>
      moments.map(({ at, say = '' }) => {
        const [from = NaN, to = NaN] = at.match(/\d+/g)?.map(Number) ?? [];
        return { from, to, words: say.split(/\s+/).length };
      }),
    );
    expect(timelines).toHaveLength(2);
    for (const moments of timelines) {
      expect(moments.map(({ from }) => from)).toEqual([
        0,
        ...moments.slice(0, -1).map(({ to }) => to),
      ]);
      for (const { from, to, words } of moments) expect(words / (to - from)).toBeLessThan(2.8);
    }
    const [longest = NaN, reels = NaN] = timelines.map((moments) => moments.at(-1)?.to);
    expect(longest).toBeGreaterThanOrEqual(15);
    expect(longest).toBeLessThanOrEqual(30);
    expect(reels).toBeLessThanOrEqual(20);
  });
});

describe('missões 4 a 7', () => {
  it('4 has the six-part script in order and quick replies', async () => {
    const lesson = await missionLessons[4]();
    const script = blocksOf(lesson, 'script').find(({ parts }) => parts.length === 6);
    const order = [
      /boas-vindas/i,
      /qualifica/i,
      /pré-venda/i,
      /oferta.*CTA/i,
      /entrega/i,
      /follow-up/i,
    ];
    order.forEach((pattern, index) => expect(script?.parts[index]?.title).toMatch(pattern));
    expect(blocksOf(lesson, 'phrases').length).toBeGreaterThan(0);
  });

  it('5 compares organic and paid, has three prompts and a four-step funnel', async () => {
    const lesson = await missionLessons[5]();
    expect(blocksOf(lesson, 'comparison').length).toBeGreaterThan(0);
    expect(blocksOf(lesson, 'prompts').flatMap(({ prompts }) => prompts)).toHaveLength(3);
    const funnel = lesson.sections.find(({ title }) => /funil/i.test(title));
    expect(funnel?.blocks.find((block) => block.type === 'steps')?.steps).toHaveLength(4);
  });

  it('6 has the arsenal in five groups and three practice prompts', async () => {
    const lesson = await missionLessons[6]();
    const arsenal = blocksOf(lesson, 'phrases').find(({ groups }) => groups.length === 5);
    const order = [/quebra-gelo/i, /obje/i, /fechamento/i, /follow-up/i, /upsell/i];
    order.forEach((pattern, index) => expect(arsenal?.groups[index]?.title).toMatch(pattern));
    const practice = blocksOf(lesson, 'prompts').map(({ prompts }) => prompts.length);
    expect(practice).toContain(3);
  });

  it('7 has six metrics, three rules and a prompt to copy', async () => {
    const lesson = await missionLessons[7]();
    expect(blocksOf(lesson, 'metrics').flatMap(({ metrics }) => metrics)).toHaveLength(6);
    expect(blocksOf(lesson, 'rules').flatMap(({ rules }) => rules)).toHaveLength(3);
    expect(blocksOf(lesson, 'prompts').length).toBeGreaterThan(0);
    expect(lesson.finish.incompleteLabel).toBe('Complete todos os itens para finalizar');
  });
});
