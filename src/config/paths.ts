/** Every route, once: the pattern for the router and the address for links stand together. */
export const paths = {
  home: '/',
  auth: '/auth',
  missions: '/missoes',
  mission: { pattern: '/missao/:id', href: (id: number) => `/missao/${id}` },
  executions: '/execucoes',
  execution: { pattern: '/execucao/:id', href: (id: number) => `/execucao/${id}` },
  board: '/quadro-estrategico',
  analysis: '/central-analise',
  whatsapp: '/agente-wpp',
} as const;
