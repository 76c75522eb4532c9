import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': src } },
  server: { host: '127.0.0.1', strictPort: true },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs in one file each: forty small ones cost a phone more in requests
        // than they save in bytes. Supabase stays apart, because visitors don't load it.
        codeSplitting: {
          groups: [
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
          env: {
            VITE_SUPABASE_URL: 'http://127.0.0.1:9',
            VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
          },
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
        },
      },
    ],
  },
});
