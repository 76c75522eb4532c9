/** One stable object, since the copy hook memoises on it. */
export const promptCopyTexts = {
  failure: { title: 'Erro', description: 'Não foi possível copiar o prompt.' },
};
