import { render, screen } from '@testing-library/react';
import { EngineLabel } from './engine-label';

it.each([
  ['regras', 'Analisado pelo nosso motor de regras'],
  ['ia', 'Analisado por IA'],
])('names the engine %s', (motor, text) => {
  render(<EngineLabel motor={motor} verb="Analisado" />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([null, 'outro'])('says nothing about %s', (motor) => {
  const { container } = render(<EngineLabel motor={motor} verb="Analisado" />);
  expect(container).toBeEmptyDOMElement();
});
