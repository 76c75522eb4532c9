import { screen } from '@testing-library/react';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp } from '@/testing/render';
import { FeatureCards } from './feature-cards';
import { ProHero } from './pro-hero';

describe('ProHero', () => {
  it('shows the newest numbers of the platform', async () => {
    const calls = stubFetch({
      '/rest/v1/platform_stats': () => json([{ prompts: 900, analises: 901, saas: 902 }]),
    });
    renderApp(<ProHero />);
    expect(await screen.findByText('902')).toBeInTheDocument();
    expect(calls[0]?.url).toMatch(/order=created_at\.desc.*limit=1/);
  });

  it('shows the numbers of the specification until they are there, and where there are none', async () => {
    stubFetch({ '/rest/v1/platform_stats': () => json([]) });
    renderApp(<ProHero />);
    for (const figure of ['601', '685', '230']) {
      expect(await screen.findByText(figure)).toBeInTheDocument();
    }
  });
});

describe('FeatureCards', () => {
  it('links to the pages, and asks a free user for an upgrade on a PRO one', async () => {
    const onLocked = vi.fn();
    const { user } = renderApp(
      <FeatureCards isFree onLocked={onLocked} onIntent={() => undefined} />,
    );
    expect(screen.getByRole('link', { name: /Quadro Estratégico/ })).toHaveAttribute(
      'href',
      '/quadro-estrategico',
    );
    await user.click(screen.getByRole('button', { name: /Central de Análise/ }));
    expect(onLocked).toHaveBeenCalledOnce();
  });

  it('links to the PRO page for PRO', () => {
    renderApp(
      <FeatureCards isFree={false} onLocked={() => undefined} onIntent={() => undefined} />,
    );
    expect(screen.getByRole('link', { name: /Central de Análise/ })).toBeInTheDocument();
  });
});
