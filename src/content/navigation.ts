import type { ProFeature } from './plans';

export type NavigationIcon = 'home' | 'missions' | 'executions' | 'board' | 'analysis' | 'whatsapp';

export type NavigationEntry = {
  label: string;
  path: string;
  icon: NavigationIcon;
  /** Set on PRO entries: a free user gets the upgrade dialog in place of the page. */
  feature?: ProFeature;
  /** Shown only while the user's flag is on. */
  flag?: 'showsWhatsApp';
};

export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', path: '/', icon: 'home' },
  { label: 'Missões', path: '/missoes', icon: 'missions' },
  { label: 'Execuções', path: '/execucoes', icon: 'executions' },
  { label: 'Quadro Estratégico', path: '/quadro-estrategico', icon: 'board' },
  {
    label: 'Central de Análise',
    path: '/central-analise',
    icon: 'analysis',
    feature: 'central-analise',
  },
  {
    label: 'AGENTE WPP',
    path: '/agente-wpp',
    icon: 'whatsapp',
    feature: 'agente-wpp',
    flag: 'showsWhatsApp',
  },
];
