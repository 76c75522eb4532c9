import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { WhatsAppAgent } from './whatsapp-agent';

describe('WhatsAppAgent', () => {
  it('opens the conversation with the number of the build', () => {
    renderApp(<WhatsAppAgent phone="5531999998888" />);
    expect(screen.getByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/5531999998888\?text=/),
    );
  });

  it('says plainly that there is no number yet', () => {
    renderApp(<WhatsAppAgent phone={undefined} />);
    expect(screen.getByText('O número do agente ainda não foi configurado')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
