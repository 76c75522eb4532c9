import type { ProFeature } from './plans';

/** Title and description of the upgrade screen that stands in for each PRO page. */
export const lockedFeatures: Readonly<Record<ProFeature, { title: string; description: string }>> =
  {
    'central-analise': {
      title: 'Central de Análise PRO',
      description:
        'Analise e melhore promessas, títulos de oferta e estratégias de marketing antes de gastar com anúncio.',
    },
    'prompts-landing-pages': {
      title: 'Prompts Landing Pages PRO',
      description:
        'Esta funcionalidade é exclusiva para usuários PRO. Faça upgrade para criar prompts otimizados para landing pages.',
    },
    'prompts-microsaas': {
      title: 'Prompts MicroSaaS PRO',
      description:
        'Transforme a sua ideia em um prompt completo para construir o seu MicroSaaS com IA.',
    },
    'gerar-ideias': {
      title: 'Geração de Ideias PRO',
      description: 'Receba ideias completas de MicroSaaS: problema, solução, MVP e monetização.',
    },
    'visual-creator': {
      title: 'Visual Creator IA PRO',
      description: 'Transforme a foto do seu produto em um anúncio com cara de conteúdo real.',
    },
    'agente-wpp': {
      title: 'Agente WPP PRO',
      description: 'Converse com o Agente PRO por voz, direto no seu WhatsApp.',
    },
  };
