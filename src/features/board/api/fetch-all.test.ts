import { fetchAll, PAGE_SIZE } from './fetch-all';

function table(size: number) {
  const rows = Array.from({ length: size }, (_, i) => i);
  return vi.fn((from: number, to: number) =>
    Promise.resolve({ data: rows.slice(from, to + 1), error: null, status: 200 }),
  );
}

describe('fetchAll', () => {
  it('needs one request for what fits in a page', async () => {
    const readPage = table(PAGE_SIZE - 1);
    expect(await fetchAll(readPage)).toHaveLength(PAGE_SIZE - 1);
    expect(readPage).toHaveBeenCalledTimes(1);
  });

  it('reads on while pages come back full, and loses no row', async () => {
    const rows = await fetchAll(table(5 * PAGE_SIZE));
    expect(rows).toEqual(Array.from({ length: 5 * PAGE_SIZE }, (_, i) => i));
  });

  it('fails as a whole when one page fails', async () => {
    const good = table(PAGE_SIZE * 2);
    const readPage = (from: number, to: number) =>
      from === 0
        ? good(from, to)
        : Promise.resolve({ data: null, error: { message: 'quebrou' }, status: 500 });
    await expect(fetchAll(readPage)).rejects.toMatchObject({ kind: 'server' });
  });
});
