import { screen, waitFor } from '@testing-library/react';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp } from '@/testing/render';
import type { GenerationRow } from '../api/get-generation';
import { generationRow } from '../testing/rows';
import { GenerationTab } from './generation-tab';

let row: GenerationRow | null;
let answer: () => Response;
let calls: Request[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  row = null;
  answer = () => {
    row = generationRow;
    return json({}, 202);
  };
  calls = stubFetch({
    'GET http://127.0.0.1:9/rest/v1/geracoes_usuario': () => json(row ? [row] : []),
    'POST http://127.0.0.1:9/functions/v1/submit-analysis': () => answer(),
  });
});

async function open() {
  const view = renderApp(<GenerationTab />);
  await screen.findByText('Os textos gerados aparecerão aqui após o processamento.');
  return view.user;
}

async function fill(user: Awaited<ReturnType<typeof open>>) {
  await user.type(screen.getByRole('textbox', { name: 'Produto' }), 'Festa Pronta');
  await user.type(screen.getByRole('textbox', { name: 'Público' }), 'mães');
  await user.type(screen.getByRole('textbox', { name: 'O que gerar' }), 'headlines');
  await user.click(screen.getByRole('button', { name: 'Gerar' }));
}

describe('GenerationTab', () => {
  it('sends the three fields and shows texts to copy', async () => {
    const user = await open();
    await fill(user);
    expect(await screen.findByText('Gerado pelo nosso motor de regras')).toBeInTheDocument();
    const post = calls.find(({ method }) => method === 'POST');
    expect(await post?.json()).toEqual({
      produto: 'Festa Pronta',
      publico: 'mães',
      gerar: 'headlines',
    });
    await user.click(screen.getByRole('button', { name: 'Copiar texto 1' }));
    expect(await navigator.clipboard.readText()).toBe('O buffet cobra R$ 3.500?');
    expect(screen.getByText('Festa em 7 noites')).toBeInTheDocument();
  });

  it('asks for each missing field', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Gerar' }));
    expect(await screen.findByText('Conte qual é o seu produto')).toBeInTheDocument();
    expect(screen.getByText('Conte para quem é o seu produto')).toBeInTheDocument();
    expect(screen.getByText('Diga o que você quer gerar')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps what was typed when the request fails', async () => {
    answer = () => new Response('', { status: 500 });
    const user = await open();
    await fill(user);
    await waitFor(() =>
      expect(
        screen.getAllByText('Não foi possível enviar a geração. Tente novamente.'),
      ).toHaveLength(2),
    );
    expect(screen.getByRole('textbox', { name: 'Produto' })).toHaveValue('Festa Pronta');
  });
});
