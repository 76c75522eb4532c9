// Runs before the first paint. A file and not an inline script: the content security policy allows
// none. The theme key is that of src/lib/theme.ts, the session key that of src/lib/session-store.ts.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage refused: a visitor who follows the system.
    }
  }

  var root = document.documentElement;
  var theme = stored('tema');
  var isLight =
    theme === 'claro' ||
    (theme !== 'escuro' && matchMedia('(prefers-color-scheme: light)').matches);
  root.classList.toggle('dark', !isLight);

  var pages = { '/': 'landing', '/auth': 'auth' };
  root.dataset.boot = (!stored('missao-sessao') && pages[location.pathname]) || 'loading';
})();
