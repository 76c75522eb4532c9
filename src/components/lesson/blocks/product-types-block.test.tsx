import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { ProductType } from '@/content/lesson.types';
import { renderApp } from '@/testing/render';
import { ProductTypesBlock } from './product-types-block';

function productType(key: string, name: string): ProductType {
  const variant = (n: number) => ({
    title: `${name} ${n}`,
    description: `Uso ${n}`,
    text: `Prompt ${n} de ${name}`,
  });
  return {
    key,
    name,
    description: `O que é ${name}`,
    bestFor: 'Para quem',
    variants: [variant(1), variant(2), variant(3)],
  };
}

const types = [productType('guia', 'Guia digital'), productType('curso', 'Mini curso')];

function setup() {
  const view = renderApp(<ProductTypesBlock type="product-types" types={types} />);
  const option = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  return { ...view, option };
}

describe('ProductTypesBlock', () => {
  it('shows three prompts of the chosen type and takes the choice back on a second click', async () => {
    const { user, option } = setup();
    expect(screen.queryAllByRole('button', { name: /Ver prompt/ })).toHaveLength(0);

    await user.click(option('Guia digital'));
    expect(option('Guia digital')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { name: /Ver prompt/ })).toHaveLength(3);

    await user.click(option('Guia digital'));
    expect(option('Guia digital')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryAllByRole('button', { name: /Ver prompt/ })).toHaveLength(0);
  });

  it('keeps one choice at a time', async () => {
    const { user, option } = setup();
    await user.click(option('Guia digital'));
    await user.click(option('Mini curso'));
    expect(option('Guia digital')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Mini curso 1')).toBeInTheDocument();
  });

  it('opens the whole prompt in a dialog and copies it from there', async () => {
    const { user, option } = setup();
    await user.click(option('Guia digital'));
    await user.click(screen.getByRole('button', { name: 'Ver prompt: Guia digital 2' }));

    const dialog = screen.getByRole('dialog', { name: 'Guia digital 2' });
    expect(dialog).toHaveTextContent('Prompt 2 de Guia digital');
    await user.click(within(dialog).getByRole('button', { name: 'Copiar' }));

    expect(await navigator.clipboard.readText()).toBe('Prompt 2 de Guia digital');
    expect(within(dialog).getByRole('button', { name: 'Copiado!' })).toBeInTheDocument();
  });

  it('says so when the clipboard refuses', async () => {
    const { user, option } = setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('recusado'));
    await user.click(option('Guia digital'));
    await user.click(screen.getByRole('button', { name: 'Copiar: Guia digital 1' }));

    expect(await screen.findByText('Não foi possível copiar o prompt.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copiar: Guia digital 1' })).toBeInTheDocument();
  });
});
