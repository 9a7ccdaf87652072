import eslintJs from '@eslint/js';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { createImportBoundaries } from './lint/import-boundaries.js';
import { syntaxRules } from './lint/pure-rules.js';

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
  eslintJs.configs.recommended,
  ...tseslint.configs.strict,
  ...astro.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      // Fields refuse control characters on purpose.
      'no-control-regex': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  {
    // A promise nobody awaits hides its failure; only the type checker can see it.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.astro/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['astro-site/**/*.{ts,tsx,astro}', 'cms/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['{astro-site,cms}/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Playwright calls the function that hands a fixture to its test `use`; it is no React hook.
    files: ['astro-site/e2e/**', 'deploy/test/**'],
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      // Playwright reads which fixtures are wanted from the braces, also when there are none.
      'no-empty-pattern': 'off',
    },
  },
  {
    // What a person reads in the terminal is the product of these two.
    files: ['local-stack/src/start/**', '**/launch.cjs'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  ...syntaxRules,
  ...createImportBoundaries(import.meta.dirname),
);
