import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Block } from '@/content/lesson.types';
import { renderApp } from '@/testing/render';
import type { BlockOf } from './block.types';
import { LessonBlock } from './lesson-block';

type Sample<Type extends Block['type']> = { block: BlockOf<Type>; shows: readonly string[] };

/** One sample per type: a new type without a sample does not compile. */
const samples: { [Type in Block['type']]: Sample<Type> } = {
  text: { block: { type: 'text', paragraphs: ['Um.', 'Dois.'] }, shows: ['Um.', 'Dois.'] },
  list: {
    block: { type: 'list', title: 'Lista', ordered: true, items: ['A', 'B'] },
    shows: ['Lista', 'A', 'B'],
  },
  cards: {
    block: { type: 'cards', cards: [{ title: 'Carta', text: 'Texto', items: ['Item'] }] },
    shows: ['Carta', 'Texto', 'Item'],
  },
  steps: {
    block: {
      type: 'steps',
      steps: [
        {
          title: 'Passo',
          text: 'Faça',
          items: ['Detalhe'],
          copy: 'copie isto',
          link: { label: 'Abrir', href: 'https://exemplo.com.br' },
        },
      ],
    },
    shows: ['Passo', 'Faça', 'Detalhe', 'copie isto', 'Abrir'],
  },
  prompts: {
    block: { type: 'prompts', prompts: [{ title: 'Título', description: 'Uso', text: 'Escreva' }] },
    shows: ['Título', 'Uso', 'Escreva'],
  },
  script: {
    block: { type: 'script', parts: [{ title: 'Parte', description: 'Quando', text: 'Oi!' }] },
    shows: ['Parte', 'Quando', 'Oi!'],
  },
  phrases: {
    block: { type: 'phrases', groups: [{ title: 'Grupo', phrases: ['Frase um', 'Frase dois'] }] },
    shows: ['Grupo', 'Frase um', 'Frase dois'],
  },
  presets: {
    block: {
      type: 'presets',
      presets: [
        {
          name: 'Clean',
          description: 'Limpo',
          swatches: ['#fff', '#00f'],
          typography: 'Sem serifa',
          traits: ['Arejado'],
          prompt: 'Crie a página',
        },
      ],
    },
    shows: ['Clean', 'Limpo', 'Sem serifa', 'Arejado', 'Crie a página'],
  },
  'product-types': {
    block: {
      type: 'product-types',
      types: [
        {
          key: 'guia',
          name: 'Guia',
          description: 'Um PDF',
          bestFor: 'Para explicar',
          variants: [
            { title: 'V1', description: 'D1', text: 'T1' },
            { title: 'V2', description: 'D2', text: 'T2' },
            { title: 'V3', description: 'D3', text: 'T3' },
          ],
        },
      ],
    },
    shows: ['Guia', 'Um PDF', 'Para explicar'],
  },
  comparison: {
    block: {
      type: 'comparison',
      columns: [
        { title: 'Orgânico', text: 'De graça' },
        { title: 'Pago', text: 'Com verba', items: ['Rápido'] },
      ],
    },
    shows: ['Orgânico', 'De graça', 'Pago', 'Com verba', 'Rápido'],
  },
  table: {
    block: {
      type: 'table',
      caption: 'Tabela',
      columns: ['Nome', 'Valor'],
      rows: [['CPL', 'R$ 5']],
    },
    shows: ['Tabela', 'Nome', 'Valor', 'CPL', 'R$ 5'],
  },
  timeline: {
    block: {
      type: 'timeline',
      moments: [{ at: '0-3 s', title: 'Gancho', text: 'Prenda', say: 'Olha só' }],
    },
    shows: ['0-3 s', 'Gancho', 'Prenda', 'Olha só'],
  },
  metrics: {
    block: {
      type: 'metrics',
      metrics: [{ name: 'ROI', text: 'Retorno', formula: 'a ÷ b', target: 'Acima de zero' }],
    },
    shows: ['ROI', 'Retorno', 'a ÷ b', 'Acima de zero'],
  },
  rules: {
    block: { type: 'rules', rules: [{ condition: 'CPL alto', action: 'Reveja', text: 'Porque' }] },
    shows: ['CPL alto', 'Reveja', 'Porque'],
  },
  example: {
    block: { type: 'example', title: 'Festa Pronta', paragraphs: ['Camila fez.'], copy: 'Modelo' },
    shows: ['Festa Pronta', 'Camila fez.', 'Modelo'],
  },
  callout: {
    block: { type: 'callout', tone: 'warning', title: 'Cuidado', text: 'Leia antes' },
    shows: ['Cuidado', 'Leia antes'],
  },
};

const show = (block: Block): ReactElement => <LessonBlock block={block} />;

describe('LessonBlock', () => {
  it.each(Object.entries(samples))('shows everything that a %s block says', (_, sample) => {
    const { container } = renderApp(show(sample.block));
    for (const text of sample.shows) expect(container).toHaveTextContent(text);
  });

  it('knows **strong** and nothing else: markup stays text', () => {
    renderApp(show({ type: 'text', paragraphs: ['Preço: **R$ 27** <b>hoje</b>'] }));
    expect(screen.getByText('R$ 27').tagName).toBe('STRONG');
    expect(screen.getByText(/<b>hoje<\/b>/)).toBeInTheDocument();
  });

  it('lights up the placeholders of a text to copy', () => {
    renderApp(show({ type: 'phrases', groups: [{ title: 'G', phrases: ['Oi, [nome]!'] }] }));
    expect(screen.getByText('[nome]').tagName).toBe('MARK');
  });

  it('makes a long prompt reachable by keyboard', () => {
    renderApp(show(samples.prompts.block));
    expect(screen.getByRole('region', { name: 'Prompt: Título' })).toHaveAttribute('tabindex', '0');
  });

  it('opens links outside, without handing over the page', () => {
    renderApp(show(samples.steps.block));
    const link = screen.getByRole('link', { name: /Abrir/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('heads the rows and the columns of a table', () => {
    renderApp(show(samples.table.block));
    const table = screen.getByRole('table', { name: 'Tabela' });
    expect(within(table).getByRole('columnheader', { name: 'Valor' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'CPL' })).toBeInTheDocument();
  });

  it('gives every phrase its own copy icon, and copies exactly that phrase', async () => {
    const { user } = renderApp(show(samples.phrases.block));
    expect(screen.getAllByRole('button', { name: /^Copiar: Frase/ })).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Copiar: Frase dois' }));

    expect(await navigator.clipboard.readText()).toBe('Frase dois');
    expect(screen.getByRole('button', { name: /^Copiado!/ })).toBeInTheDocument();
  });
});
