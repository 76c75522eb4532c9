// Runs before the first paint, so that the chosen theme never flashes. Kept in step with
// src/lib/theme.ts. A file and not an inline script: the content security policy allows none.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('tema');
  } catch (e) {
    // Storage refused: follow the system.
  }
  var light =
    choice === 'claro' ||
    (choice !== 'escuro' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.classList.toggle('dark', !light);
})();
