import eslintJs from '@eslint/js';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { createImportBoundaries } from './lint/import-boundaries.js';
import { syntaxRules } from './lint/pure-rules.js';

/** Those, and the scripts in them, each of which the plugin hands out as a file below. */
const astroFiles = ['**/*.astro', '**/*.astro/*.ts'];

/** The rules of the house, and all of those for Astro's files. What holds for any TypeScript and React stands in `.oxlintrc.json`. */
export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.next/',
      '**/.astro/',
      '**/.data/',
      '**/test-results/',
      '**/playwright-report/',
      '**/coverage/',
      '**/next-env.d.ts',
      // Written by `payload generate:*` and `payload migrate:create`.
      'cms/src/generated/payload-types.ts',
      'cms/src/migrations/',
      'cms/src/app/(payload)/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: astroFiles, extends: [eslintJs.configs.recommended, tseslint.configs.strict] },
  ...astro.configs['flat/recommended'],
  {
    files: astroFiles,
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'no-control-regex': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    },
  },
  ...syntaxRules,
  ...createImportBoundaries(import.meta.dirname),
);
