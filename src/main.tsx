import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** A tab in the background draws no frame: then the app starts after this many milliseconds. */
const LATEST_START_MS = 300;

/** Lets the browser paint the static first page before it spends its time on the app's code. */
function firstPaint() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST_START_MS);
  });
}

async function startApp(root: HTMLElement) {
  await firstPaint();
  try {
    const { start } = await import('./app/start');
    await start(root);
  } catch (error) {
    console.error('[início]', error);
    document.documentElement.dataset.boot = 'failed';
  }
}

void startApp(container);
