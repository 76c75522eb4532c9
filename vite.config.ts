import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer, loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseEnv } from './src/config/env.schema.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** Unit tests stub the network; nothing answers at this address. */
const TEST_ENV = {
  VITE_SUPABASE_URL: 'http://127.0.0.1:9',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
};

/** Checks the variables once, here, and gives them to src/config/env.ts. */
function checkedEnv(): Plugin {
  return {
    name: 'checked-env',
    config: (_config, { mode }) => {
      const source = process.env.VITEST ? TEST_ENV : loadEnv(mode, import.meta.dirname, 'VITE_');
      return { define: { __ENV__: JSON.stringify(parseEnv(source)) } };
    },
  };
}

/** Puts the static first pages, the styles and the font's preload into the built index.html. */
function bootPages(): Plugin {
  return {
    name: 'boot-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const server = await createServer({
          configFile: false,
          resolve: { alias: { '@': src } },
          plugins: [react(), checkedEnv()],
          server: { middlewareMode: true, hmr: false, ws: false, watch: null },
          appType: 'custom',
          logLevel: 'error',
        });
        const module = await server.ssrLoadModule('/src/app/boot.tsx');
        const pages = (module.renderBootPages as () => string)();
        await server.close();
        const files = Object.values(bundle ?? {});
        const font = files.find(({ fileName }) => /inter-latin-wght.*woff2$/.test(fileName));
        const css = files.find(({ fileName }) => fileName.endsWith('.css'));
        if (!font || css?.type !== 'asset') {
          throw new Error('The bundle lacks the font or the styles');
        }
        return {
          // The styles stand in the page: a request less before the first paint.
          html: html
            .replace('<!--boot-->', () => pages)
            .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(css.source)}</style>`),
          tags: [
            {
              tag: 'link',
              attrs: {
                ...{ rel: 'preload', as: 'font', type: 'font/woff2' },
                ...{ href: `/${font.fileName}`, crossorigin: '' },
              },
            },
          ],
        };
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), checkedEnv(), bootPages()],
  resolve: { alias: { '@': src } },
  server: { host: '127.0.0.1', strictPort: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs in one file each: forty small ones cost a phone more in requests
        // than they save in bytes. Supabase stays apart, because visitors don't load it.
        codeSplitting: {
          groups: [
            // Apart, so that the entry does not wait for the rest.
            { name: 'preload-helper', test: /vite\/preload-helper/, priority: 1 },
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(react-query|query-core)|sonner|clsx)\//,
            },
            {
              name: 'shared',
              test: /src\/(app\/pages\/index|components\/(feedback|flight-path|page-header|theme-toggle|ui\/(badge|button|card|progress-bar|tooltip))|config|content\/(missions\/index|plans)|lib\/(?!supabase|realtime|format))|lucide-react|react-slot|compose-refs/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          globals: true,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          // A slow machine makes a test slow, not wrong.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          environment: 'node',
          include: ['supabase/{tests,local}/**/*.test.ts'],
          globalSetup: ['supabase/tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
