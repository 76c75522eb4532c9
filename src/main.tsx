import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** Lets the browser paint the static first page before it spends its time on the app's code. */
function afterFirstPaint(callback: () => void) {
  if (document.visibilityState === 'hidden') callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

afterFirstPaint(() => {
  import('./app/start')
    .then(({ start }) => start(container))
    .catch((error: unknown) => {
      console.error('[início]', error);
      document.documentElement.dataset.boot = 'failed';
    });
});
