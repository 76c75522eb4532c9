import { existsSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Read from the disk, so that a feature added tomorrow is fenced in without touching this file. */
const features = existsSync('src/features')
  ? readdirSync('src/features', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  : [];

/** Imports run one way: app → features → components → lib → config, types. */
const zones = [
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message: 'Uma feature não importa outra: o que duas usam desce para components/ ou lib/.',
  })),
  { target: './src/features', from: './src/app' },
  { target: './src/components', from: ['./src/app', './src/features'] },
  { target: './src/lib', from: ['./src/app', './src/features', './src/components'] },
  {
    target: './src/config',
    from: ['./src/app', './src/features', './src/components', './src/lib', './src/content'],
  },
  {
    target: './src/content',
    from: ['./src/app', './src/features', './src/components', './src/lib', './src/config'],
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.local/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'src/types/database.types.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    extends: [
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
      ...query.configs['flat/recommended-strict'],
    ],
    languageOptions: { globals: globals.browser },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'src/tsconfig.json' })],
      'jsx-a11y': {
        components: { Input: 'input', Textarea: 'textarea', Select: 'select', Checkbox: 'input' },
      },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Só exportações nomeadas.' },
      ],
    },
  },
  {
    // Tests name methods only to ask whether they were called, and plant data under any key.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@tanstack/query/prefer-query-options': 'off',
    },
  },
  {
    // Deno checks the types of the functions (deno check); ESLint has no project for them.
    files: ['supabase/functions/**/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false }, globals: { Deno: 'readonly' } },
  },
  {
    files: ['**/*.{js,mjs}', 'supabase/{local,tests}/**/*.ts', 'e2e/**/*.ts', '*.config.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
);
