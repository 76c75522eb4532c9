import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** A tab in the background paints nothing: then the app starts after this many milliseconds. */
const LATEST_START_MS = 300;

/** Lets the browser show the static first page before it fetches and runs the app's code. */
function firstPaint() {
  return new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LATEST_START_MS);
  });
}

/** What comes next is a task of its own, so that a slow phone answers to the finger in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function startApp(root: HTMLElement) {
  await firstPaint();
  try {
    const { start } = await import('./app/start');
    await nextTask();
    await start(root);
  } catch (error) {
    console.error('[início]', error);
    document.documentElement.dataset.boot = 'failed';
  }
}

void startApp(container);
