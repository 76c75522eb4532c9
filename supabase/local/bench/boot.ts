import type { Stack } from '../test/stack.ts';
import { residentBytes } from './memory.ts';
import { mebibytes, milliseconds, type Row } from './table.ts';

export function bootBench({ bootMs }: Stack): Row[] {
  const bytes = residentBytes();
  return [
    { what: 'first boot, migrations and seed included', value: milliseconds(bootMs) },
    { what: 'memory of all processes', value: bytes === null ? 'unknown here' : mebibytes(bytes) },
  ];
}
