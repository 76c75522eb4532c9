import { executionChecklists, missionChecklists } from './checklists';
import { EXECUTION_IDS, executionLessons } from './executions';
import { blocksOf, missingPromptParts, proseOf, textsOf } from './lesson-text';
import type { Lesson } from './lesson.types';
import { MISSION_IDS, missionLessons } from './missions';

type Entry = { name: string; lesson: Lesson; keys: readonly string[]; count: number };

/** Number of checklist items, written out from the specification and not taken from the code. */
const MISSION_COUNTS = { 1: 5, 2: 4, 3: 5, 4: 7, 5: 6, 6: 5, 7: 5 } as const;
const EXECUTION_COUNTS = { 1: 4, 2: 4, 3: 4, 4: 3, 5: 3 } as const;

const missionEntries = await Promise.all(
  MISSION_IDS.map(async (id): Promise<Entry> => ({
    name: `missão ${id}`,
    lesson: await missionLessons[id](),
    keys: missionChecklists[id],
    count: MISSION_COUNTS[id],
  })),
);
const executionEntries = await Promise.all(
  EXECUTION_IDS.map(async (id): Promise<Entry> => ({
    name: `execução ${id}`,
    lesson: await executionLessons[id](),
    keys: executionChecklists[id],
    count: EXECUTION_COUNTS[id],
  })),
);
const entries = [...missionEntries, ...executionEntries];

/** What is wrong with the placeholders of a text, or nothing. */
function placeholderFault(text: string): string | undefined {
  let open = -1;
  for (const { 0: mark, index } of text.matchAll(/[[\]]/g)) {
    if (mark === '[') {
      if (open >= 0) return `nested at ${index}`;
      open = index;
      continue;
    }
    if (open < 0) return `closed before it opened at ${index}`;
    const inner = text.slice(open + 1, index);
    if (!/^\p{Ll}(?:[^\n]*\S)?$/u.test(inner)) return `badly written: [${inner}]`;
    open = -1;
  }
  return open < 0 ? undefined : `never closed, opened at ${open}`;
}

const BANNED = [
  /renda (?:extra )?garantida/i,
  /(?:dinheiro|lucro|renda) f[áa]cil/i,
  /(?:lucro|ganho|venda)s? garantid[oa]s?/i,
  /lucro certo/i,
  /fi(?:que|car) ric[oa]/i,
  /enrique[çc]/i,
  /dinheiro dormindo|enquanto (?:você )?dorme/i,
  /100% garantid/i,
  /f[óo]rmula (?:mágica|secreta)/i,
  /sem (?:nenhum )?esforço/i,
  /(?:ganhe|fature|lucre) (?:até )?R\$/i,
  // Only lawful where a rule forbids it: "não prometa resultado garantido".
  /(?<!(?:não|nada|nunca|sem|se eu prometer)\b[^.\n]{0,40})resultados? garantidos?/i,
];

describe('the checks themselves', () => {
  it('tell a good placeholder from a bad one', () => {
    expect(placeholderFault('Oi, [nome]! Custa [preço do produto].')).toBeUndefined();
    for (const bad of ['[Nome]', '[nome', 'nome]', '[a [b]]', '[]', '[nome ]', '[duas\nlinhas]'])
      expect(placeholderFault(bad), bad).toBeDefined();
  });

  it('tell a promise from a rule against it', () => {
    const banned = (text: string) => BANNED.some((pattern) => pattern.test(text));
    expect(banned('Tenha renda garantida')).toBe(true);
    expect(banned('Resultado garantido em 7 dias')).toBe(true);
    expect(banned('Não prometa resultado garantido.')).toBe(false);
  });
});

describe.each(entries)('$name', ({ lesson, keys, count }) => {
  const texts = textsOf(lesson);

  it('has the checklist of the specification', () => {
    expect(Object.keys(lesson.checklist)).toEqual(keys);
    expect(keys).toHaveLength(count);
    expect(new Set(keys).size).toBe(count);
    expect(new Set(Object.values(lesson.checklist)).size).toBe(count);
  });

  it('opens with what will exist when it is done', () => {
    expect(lesson.outcomes.length).toBeGreaterThanOrEqual(3);
    expect(lesson.objective.length).toBeGreaterThan(40);
  });

  it('has sections with unique anchors that fit the anchor bar', () => {
    const ids = lesson.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const section of lesson.sections) {
      expect(section.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(section.navLabel.length, section.navLabel).toBeLessThanOrEqual(14);
    }
  });

  it('has no empty, unfinished or untrimmed text', () => {
    for (const { path, text } of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/\b(?:TODO|FIXME)\b|\[object/);
      expect(text, path).not.toMatch(/\b(?:lorem|undefined|em breve)\b/i);
    }
  });

  it('has well-formed placeholders and balanced strong marks', () => {
    for (const { path, text } of texts) {
      expect(placeholderFault(text), `${path}: ${text.slice(0, 80)}`).toBeUndefined();
      expect(text.split('**').length % 2, path).toBe(1);
    }
  });

  it('promises nothing that nobody can keep', () => {
    for (const { path, text } of texts)
      for (const pattern of BANNED) expect(text, path).not.toMatch(pattern);
  });

  it('writes its long prompts with all five parts', () => {
    for (const { path, text } of texts)
      if (text.startsWith('PAPEL')) expect(missingPromptParts(text), path).toEqual([]);
  });

  it('links to secure addresses and keeps tables rectangular', () => {
    for (const { path, text } of texts)
      if (path.endsWith('.href')) expect(text, path).toMatch(/^https:\/\//);
    for (const table of blocksOf(lesson, 'table'))
      for (const row of table.rows) expect(row, table.caption).toHaveLength(table.columns.length);
  });

  it('shows the invented product at work', () => {
    expect(blocksOf(lesson, 'example').length).toBeGreaterThan(0);
    expect(/Festa Pronta|Camila/.test(proseOf(lesson))).toBe(true);
  });
});
