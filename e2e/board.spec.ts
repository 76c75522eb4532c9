import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { expect, test } from './fixtures.ts';

const PATH = '/quadro-estrategico';

type Seed = { titulo: string; status?: string; posicao: string };

async function seed(db: pg.Pool, userId: string, tasks: Seed[]) {
  for (const { titulo, status = 'a_fazer', posicao } of tasks) {
    await db.query(
      'insert into public.tarefas (usuario_id, titulo, status, posicao) values ($1, $2, $3, $4)',
      [userId, titulo, status, posicao],
    );
  }
}

const three: Seed[] = [
  { titulo: 'Gravar vídeo', posicao: 'a0' },
  { titulo: 'Configurar checkout', posicao: 'a1' },
  { titulo: 'Escrever página', status: 'fazendo', posicao: 'a0' },
];

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 3 });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing on the screen to point at');
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

async function stored(db: pg.Pool, userId: string, status: string) {
  const { rows } = await db.query<{ titulo: string }>(
    'select titulo from public.tarefas where usuario_id = $1 and status = $2 order by posicao, id',
    [userId, status],
  );
  return rows.map(({ titulo }) => titulo);
}

test('a task is created, detailed, finished and deleted, and a reload shows the same', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('free');
  await page.goto(PATH);
  await expect(page.getByText('Nenhuma tarefa aqui')).toHaveCount(3);
  await expectAccessible();

  await page.getByRole('button', { name: 'Adicionar tarefa em A FAZER' }).click();
  const create = page.getByRole('button', { name: 'Criar Tarefa' });
  await page.getByLabel('Título *').fill('   ');
  await expect(create).toBeDisabled();
  await page.getByLabel('Título *').fill('Lançar o guia');
  await page.getByLabel('Descrição').fill('Até sexta');
  await expectAccessible();
  await create.click();
  await expect(toast(page, 'Tarefa criada com sucesso!')).toBeVisible();
  await expect(titles(page, 'A FAZER')).toHaveText(['Lançar o guia']);

  await page.getByRole('button', { name: 'Lançar o guia', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nova subtarefa' }).fill('Revisar');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Subtarefa criada!')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Concluir "Revisar"' }).check();
  await page.getByText('PRONTO', { exact: true }).last().click();
  await page.getByLabel('Título *').fill('Guia lançado');
  await expectAccessible();
  await page.getByRole('button', { name: 'Salvar Alterações' }).click();
  await expect(toast(page, 'Tarefa atualizada!')).toBeVisible();
  await expect(titles(page, 'PRONTO')).toHaveText(['Guia lançado']);

  await page.reload();
  await expect(titles(page, 'PRONTO')).toHaveText(['Guia lançado']);
  await expect(card(page, 'Guia lançado').getByText('1/1')).toBeVisible();
  await expectAccessible();

  await card(page, 'Guia lançado').hover();
  await page.getByRole('button', { name: 'Excluir "Guia lançado"' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Tem certeza que deseja excluir a tarefa "Guia lançado"? Esta ação não pode ser desfeita.',
  );
  await expectAccessible();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(toast(page, 'Tarefa excluída!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nenhuma tarefa aqui')).toHaveCount(3);
});

test('a card is dragged by mouse within a column and to another @desktop', async ({
  page,
  signIn,
  db,
}) => {
  const { id } = await signIn('free');
  await seed(db, id, three);
  await page.goto(PATH);
  const drag = async (title: string, to: { x: number; y: number }) => {
    const from = await middle(card(page, title));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 12, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await page.mouse.up();
  };

  const below = await middle(card(page, 'Configurar checkout'));
  await drag('Gravar vídeo', { x: below.x, y: below.y + 20 });
  await expect(titles(page, 'A FAZER')).toHaveText(['Configurar checkout', 'Gravar vídeo']);

  const next = await middle(card(page, 'Escrever página'));
  await drag('Gravar vídeo', { x: next.x, y: next.y - 20 });
  await expect(titles(page, 'FAZENDO')).toHaveText(['Gravar vídeo', 'Escrever página']);
  await expect(toast(page, 'Tarefa atualizada!')).toHaveCount(1);

  // Outside the columns a drop changes nothing.
  await drag('Gravar vídeo', { x: 20, y: 300 });
  await expect(titles(page, 'FAZENDO')).toHaveText(['Gravar vídeo', 'Escrever página']);

  // Under 8 px it is a click.
  const from = await middle(card(page, 'Gravar vídeo'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y + 3);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Detalhes da Tarefa' })).toBeVisible();

  await page.reload();
  await expect(titles(page, 'FAZENDO')).toHaveText(['Gravar vídeo', 'Escrever página']);
  expect(await stored(db, id, 'fazendo')).toEqual(['Gravar vídeo', 'Escrever página']);
});

test('a card is dragged by keyboard, and each step is announced', async ({ page, signIn, db }) => {
  const { id } = await signIn('free');
  await seed(db, id, three);
  await page.goto(PATH);
  const handle = page.getByRole('button', { name: 'Arrastar "Configurar checkout"' });
  const said = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();

  await handle.focus();
  await page.keyboard.press('Space');
  await said('Tarefa "Configurar checkout" levantada, posição 2 de 2 em A FAZER.');
  await page.keyboard.press('ArrowUp');
  await said('Posição 1 de 2 em A FAZER.');
  await page.keyboard.press('ArrowRight');
  await said('Posição 1 de 2 em FAZENDO.');
  await page.keyboard.press('ArrowDown');
  await said('Posição 2 de 2 em FAZENDO.');
  await page.keyboard.press('Space');
  await said('Tarefa "Configurar checkout" solta: posição 2 de 2 em FAZENDO.');
  await expect(titles(page, 'FAZENDO')).toHaveText(['Escrever página', 'Configurar checkout']);
  await expect(handle).toBeFocused();

  await page.keyboard.press('Space');
  await said('levantada, posição 2 de 2 em FAZENDO.');
  await page.keyboard.press('ArrowLeft');
  await said('Posição 2 de 2 em A FAZER.');
  await page.keyboard.press('Escape');
  await said('Movimento cancelado.');
  await expect(titles(page, 'FAZENDO')).toHaveText(['Escrever página', 'Configurar checkout']);
  await expect.poll(() => stored(db, id, 'fazendo')).toHaveLength(2);
});

test('a long press drags on a touch screen, a swipe scrolls @phone', async ({
  page,
  signIn,
  db,
}) => {
  const { id } = await signIn('free');
  await seed(db, id, three);
  await page.goto(PATH);
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const scrolled = () => page.evaluate(() => window.scrollY);

  // A page that still rolls would take the next touch for a brake.
  const rolling = await page.evaluateHandle(() => ({
    end: new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
  }));
  const first = await middle(card(page, 'Gravar vídeo'));
  await finger('touchStart', first.x, first.y);
  for (let step = 1; step <= 10; step += 1) {
    await finger('touchMove', first.x, first.y - step * 20);
  }
  await finger('touchEnd');
  await rolling.evaluate(({ end }) => end);
  expect(await scrolled()).toBeGreaterThan(50);
  await expect(titles(page, 'A FAZER')).toHaveText(['Gravar vídeo', 'Configurar checkout']);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(0);
  const from = await middle(card(page, 'Gravar vídeo'));
  const to = await middle(card(page, 'Configurar checkout'));
  await finger('touchStart', from.x, from.y);
  await expect(page.getByRole('status').filter({ hasText: 'levantada' })).toBeAttached();
  for (let step = 1; step <= 10; step += 1) {
    await finger('touchMove', from.x, from.y + ((to.y + 30 - from.y) * step) / 10);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Posição 2 de 2' })).toBeAttached();
  await finger('touchEnd');
  await expect(titles(page, 'A FAZER')).toHaveText(['Configurar checkout', 'Gravar vídeo']);
  await expect
    .poll(() => stored(db, id, 'a_fazer'))
    .toEqual(['Configurar checkout', 'Gravar vídeo']);
});

test("'Mover para' does it all without dragging", async ({
  page,
  signIn,
  db,
  expectAccessible,
}) => {
  const { id } = await signIn('free');
  await seed(db, id, three);
  await page.goto(PATH);
  await card(page, 'Gravar vídeo').hover();
  await page.getByRole('button', { name: 'Mover "Gravar vídeo" para' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'PRONTO' }).click();
  await expect(titles(page, 'PRONTO')).toHaveText(['Gravar vídeo']);
  await expect(page.getByRole('button', { name: 'Gravar vídeo', exact: true })).toBeFocused();
});

test('a second tab follows without a reload, deletions too', async ({
  page,
  context,
  signIn,
  db,
}) => {
  const { id } = await signIn('free');
  await seed(db, id, three);
  await page.goto(PATH);
  const second = await context.newPage();
  await second.goto(PATH);
  await expect(titles(second, 'A FAZER')).toHaveCount(2);

  await page.getByRole('button', { name: 'Mover "Gravar vídeo" para' }).click();
  await page.getByRole('menuitem', { name: 'FAZENDO' }).click();
  await expect(toast(page, 'Tarefa atualizada!')).toBeVisible();
  await expect(titles(second, 'FAZENDO')).toHaveText(['Gravar vídeo', 'Escrever página']);

  await page.getByRole('button', { name: 'Excluir "Escrever página"' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(toast(page, 'Tarefa excluída!')).toBeVisible();
  await expect(titles(second, 'FAZENDO')).toHaveText(['Gravar vídeo']);

  // Written past every browser, as an import would.
  await seed(db, id, [{ titulo: 'De fora', posicao: 'a9' }]);
  for (const tab of [page, second]) {
    await expect(titles(tab, 'A FAZER')).toHaveText(['Configurar checkout', 'De fora']);
  }
});

test('a card that arrives while another is being dragged does not disturb the drag @desktop', async ({
  page,
  signIn,
  db,
}) => {
  const { id } = await signIn('free');
  await seed(db, id, three);
  await page.goto(PATH);
  const from = await middle(card(page, 'Gravar vídeo'));
  const to = await middle(column(page, 'PRONTO'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await seed(db, id, [
    { titulo: 'Nova de fora', posicao: 'Zz' },
    { titulo: 'Pronta de fora', status: 'pronto', posicao: 'a0' },
  ]);
  await expect(titles(page, 'PRONTO')).toHaveText(['Pronta de fora']);
  await page.mouse.up();
  await expect(titles(page, 'PRONTO')).toHaveText(['Pronta de fora', 'Gravar vídeo']);
  await expect(titles(page, 'A FAZER')).toHaveText(['Nova de fora', 'Configurar checkout']);
});

test('a write that fails rolls back, says so, and loses nothing typed', async ({
  page,
  signIn,
  db,
}) => {
  const { id } = await signIn('free');
  await seed(db, id, three);
  await page.goto(PATH);
  await expect(titles(page, 'A FAZER')).toHaveCount(2);
  await page.route('**/rest/v1/tarefas**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );

  await page.getByRole('button', { name: 'Mover "Gravar vídeo" para' }).click();
  await page.getByRole('menuitem', { name: 'PRONTO' }).click();
  await expect(toast(page, 'Erro ao atualizar tarefa')).toBeVisible();
  await expect(titles(page, 'A FAZER')).toHaveText(['Gravar vídeo', 'Configurar checkout']);

  await page.getByRole('button', { name: 'Adicionar tarefa em A FAZER' }).click();
  await page.getByLabel('Título *').fill('Não me perca');
  await page.getByRole('button', { name: 'Criar Tarefa' }).click();
  await expect(toast(page, 'Erro ao criar tarefa')).toBeVisible();
  await expect(page.getByLabel('Título *')).toHaveValue('Não me perca');

  await page.unroute('**/rest/v1/tarefas**');
  await page.reload();
  await page.getByRole('button', { name: 'Adicionar tarefa em A FAZER' }).click();
  await expect(page.getByLabel('Título *')).toHaveValue('Não me perca');
  await page.getByRole('button', { name: 'Criar Tarefa' }).click();
  await expect(titles(page, 'A FAZER').first()).toHaveText('Não me perca');
});

test('with 1,000 cards a long column scrolls without gaps and takes a card by keyboard', async ({
  page,
  signIn,
  db,
}) => {
  const { id } = await signIn('free');
  await db.query(
    `insert into public.tarefas (usuario_id, titulo, status, posicao)
     select $1, 'Cartão ' || i, (array['a_fazer', 'fazendo', 'pronto'])[1 + i % 3],
       'd' || lpad(i::text, 4, '0')
     from generate_series(1, 1100) i`,
    [id],
  );
  await page.goto(PATH);
  await expect(column(page, 'A FAZER').getByText('366 tarefas')).toBeVisible();
  await expect(page.getByRole('article').nth(60)).toHaveCount(0);

  await card(page, 'Cartão 3').first().hover();
  // The column scrolls by itself on a wide screen, with the page on a phone.
  const scrolled = () =>
    page.evaluate(
      () => window.scrollY + (document.querySelector('[data-column="a_fazer"]')?.scrollTop ?? 0),
    );
  const showsCard = () =>
    page.evaluate(() => {
      const x = 160 + window.innerWidth / 6;
      // Two points: one may fall between two cards.
      return [0, 12].some((below) =>
        document.elementFromPoint(x, window.innerHeight / 2 + below)?.closest('article'),
      );
    });
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await scrolled();
    await page.mouse.wheel(0, 1500);
    await expect.poll(scrolled).toBeGreaterThan(before + 1000);
    await expect.poll(showsCard).toBe(true);
  }

  await page.reload();
  const handle = page.getByRole('button', { name: 'Arrastar "Cartão 3"' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'levantada' })).toBeAttached();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('status').filter({ hasText: 'Posição 31 de 366 em A FAZER.' }),
  ).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport();
  await expect.poll(async () => (await stored(db, id, 'a_fazer')).indexOf('Cartão 3')).toBe(30);
});
