import { analyzeCopy } from '../../functions/_shared/engine/copy/index.ts';
import { PAIRS } from '../../functions/_shared/engine/copy/pairs.ts';
import { milliseconds, percentile, type Row } from './table.ts';

const RUNS = 10;
const LENGTHS = [500, 5_000, 10_000];

/** What a text costs the rule engine, which shares its process with every other request. */
export function copyEngineBench(): Row[] {
  const paragraph = PAIRS['copy-longa'][1]?.good;
  if (!paragraph) throw new Error('the pairs lack a long copy');
  return LENGTHS.map((length) => {
    const text = `${paragraph}\n\n`.repeat(Math.ceil(length / paragraph.length)).slice(0, length);
    const times = Array.from({ length: RUNS }, () => {
      const begin = performance.now();
      analyzeCopy(text, 'copy-longa');
      return performance.now() - begin;
    });
    return {
      what: `rule engine, text of ${length.toLocaleString('en')} characters, p50 of ${RUNS}`,
      value: milliseconds(percentile(times, 0.5)),
    };
  });
}
