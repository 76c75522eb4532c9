import { screen, waitFor, within } from '@testing-library/react';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp } from '@/testing/render';
import type { AnalysisRow } from '../api/get-analysis';
import { analysisRow } from '../testing/rows';
import { AnalysisTab } from './analysis-tab';

let row: AnalysisRow | null;
let answer: () => Response | Promise<Response>;
let calls: Request[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  row = null;
  answer = () => {
    row = { ...analysisRow, job_id: 'novo' };
    return json({ job_id: 'novo' }, 202);
  };
  calls = stubFetch({
    'GET http://127.0.0.1:9/rest/v1/analises_usuario': () => json(row ? [row] : []),
    'POST http://127.0.0.1:9/functions/v1/submit-analysis': () => answer(),
  });
});

const textbox = () => screen.getByRole('textbox', { name: 'Texto' });
const submit = () => screen.getByRole('button', { name: 'Analisar' });
const sent = () => calls.filter(({ method }) => method === 'POST');

async function open() {
  const view = renderApp(<AnalysisTab />);
  await waitFor(() => expect(screen.queryByText('Carregando...')).not.toBeInTheDocument());
  return view.user;
}

describe('AnalysisTab', () => {
  it('reads only the own row', async () => {
    await open();
    expect(calls[0]?.url).toContain('auth_id=eq.00000000-0000-4000-8000-000000000001');
    expect(
      screen.getByText('Os resultados da análise aparecerão aqui após o processamento.'),
    ).toBeInTheDocument();
  });

  it('sends the text and its kind, and shows the whole result', async () => {
    const user = await open();
    await user.selectOptions(screen.getByLabelText('Tipo (opcional)'), 'Headline de Landing Page');
    await user.type(textbox(), '  Festa em 7 noites ');
    await user.click(submit());

    expect(await screen.findByText('Análise enviada!')).toBeInTheDocument();
    expect(await sent()[0]?.json()).toEqual({
      tipo: 'Headline de Landing',
      texto: 'Festa em 7 noites',
    });
    const meter = await screen.findByRole('meter', { name: 'Pontuação de qualidade' });
    expect(meter).toHaveAttribute('aria-valuetext', '82 de 100: Excelente!');
    expect(screen.getByText('Excelente!')).toBeInTheDocument();
    expect(screen.getByText('Analisado pelo nosso motor de regras')).toBeInTheDocument();
    expect(screen.getByText('Promessa com prazo')).toBeInTheDocument();
    expect(screen.getByText('“7 noites”')).toBeInTheDocument();
    expect(screen.getByText('Falta dizer para quem é.')).toBeInTheDocument();
    expect(screen.getByText('88/100')).toBeInTheDocument();
  });

  it('sends no kind as null', async () => {
    const user = await open();
    await user.type(textbox(), 'Oi');
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await sent()[0]?.json()).toEqual({ tipo: null, texto: 'Oi' });
  });

  it('copies each finding and each variation', async () => {
    row = analysisRow;
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Copiar variação 2' }));
    expect(await navigator.clipboard.readText()).toBe(
      '7 noites de 40 minutos e a festa está pronta',
    );
    await user.click(screen.getByRole('button', { name: 'Copiar ponto a melhorar 1' }));
    expect(await navigator.clipboard.readText()).toBe('Falta dizer para quem é.');
    await user.click(screen.getByRole('button', { name: 'Copiar análise' }));
    expect(await navigator.clipboard.readText()).toContain('82/100');
    expect(screen.getByRole('button', { name: 'Copiar ponto forte 1' })).toBeInTheDocument();
  });

  it('asks for a text and sends nothing without one', async () => {
    const user = await open();
    await user.type(textbox(), '   ');
    await user.click(submit());
    expect(await screen.findByText('Por favor, insira o texto para análise')).toBeInTheDocument();
    expect(textbox()).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });

  it('says by how much a text is too long, and sends nothing', async () => {
    const user = await open();
    await user.click(textbox());
    await user.paste('a'.repeat(10_231));
    expect(screen.getByText(/10\.231 \/ 10\.000 caracteres: remova 231/)).toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByText('O texto pode ter até 10.000 caracteres.')).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it('sends once for a double click', async () => {
    let accept: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (accept = resolve));
    const user = await open();
    await user.type(textbox(), 'Oi');
    await user.dblClick(submit());
    row = analysisRow;
    accept(json({}, 202));
    await screen.findByRole('meter');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [429, 'Tente de novo em 30 segundos.'],
    [400, 'O texto é longo demais.'],
    [403, 'Exclusivo do plano PRO.'],
  ])(
    'on %i shows what the function says, keeps the text and the last result',
    async (status, error) => {
      row = analysisRow;
      answer = () => json({ error, code: 'x' }, status);
      const user = await open();
      await user.type(textbox(), 'Meu texto');
      await user.click(submit());

      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(error);
      expect(screen.getAllByText(error)).toHaveLength(2);
      expect(textbox()).toHaveValue('Meu texto');
      expect(screen.getByRole('meter')).toBeInTheDocument();

      answer = () => {
        row = { ...analysisRow, job_id: 'novo', score: 41 };
        return json({}, 202);
      };
      await user.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
      expect(await screen.findByText('Pode melhorar')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('shows its own words when the function gives none', async () => {
    answer = () => new Response('', { status: 500 });
    const user = await open();
    await user.type(textbox(), 'Oi');
    await user.click(submit());
    expect(
      await screen.findAllByText('Não foi possível enviar a análise. Tente novamente.'),
    ).toHaveLength(2);
    expect(textbox()).toHaveValue('Oi');
  });

  it('keeps a draft over a reload', async () => {
    const user = await open();
    await user.selectOptions(screen.getByLabelText('Tipo (opcional)'), 'CTA');
    await user.type(textbox(), 'Rascunho');
    document.body.replaceChildren();
    await open();
    expect(textbox()).toHaveValue('Rascunho');
    expect(screen.getByLabelText('Tipo (opcional)')).toHaveValue('cta');
  });

  it('resumes a job that is running, with its progress and a busy form', async () => {
    row = {
      ...analysisRow,
      status: 'processando',
      solicitado_em: new Date(Date.now() - 30_000).toISOString(),
    };
    await open();
    expect(screen.getByText('Aguardando análise...')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByRole('button', { name: 'Analisando...' })).toBeDisabled();
  });

  it('says that time is up, and asks again for what the row asked', async () => {
    row = { ...analysisRow, status: 'processando', solicitado_em: '2026-01-01T00:00:00Z' };
    const user = await open();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('A análise demorou mais do que o esperado.');
    await user.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('meter');
    expect(await sent()[0]?.json()).toEqual({ tipo: 'promessa', texto: analysisRow.texto });
  });

  it('shows markup as text and treats what is no list as empty', async () => {
    const markup = '<img src=x onerror="alert(1)">';
    row = {
      ...analysisRow,
      texto: markup,
      pontos_fortes: [markup],
      pontos_fracos: { nada: true },
      variacoes_sugeridas: null,
    };
    await open();
    expect(screen.getAllByText(markup)).toHaveLength(2);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('Nada a corrigir neste texto.')).toBeInTheDocument();
    expect(screen.getByText('Nenhuma variação desta vez.')).toBeInTheDocument();
  });
});
