import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

// Biome formats and lints; ESLint holds only what needs types, hooks, stories and the import boundaries.

const forbid = (message, ...group) => ({ group, message });

const react = forbid('domain knows no React.', 'react', 'react-*', 'react/*');
const io = forbid('domain does no I/O.', 'node:*', 'fs', 'http');
const noApi = forbid(
  'Only the contract in @rentsafe/domain connects app and api.',
  '@rentsafe/api',
  '@rentsafe/api/*',
);
const noApp = forbid('Imports go domain <- ui <- app.', '@rentsafe/app', '@rentsafe/app/*');
const noUi = forbid('Imports go domain <- ui <- app.', '@rentsafe/ui', '@rentsafe/ui/*');
const reach = forbid('Import another package by its name.', '**/packages/*', '../../../../*/src/*');
const router = forbid('ui knows no route, no query, no server.', 'react-router*', '@tanstack/react-query');
// A regex: a group would forbid the subpaths too.
const barrel = {
  regex: '^@rentsafe/domain$',
  message: 'Import a domain subpath: a Button must not load zod.',
};
const fixtures = forbid('Fixtures are for stories, tests and the seed.', '@rentsafe/domain/fixtures');

const boundary = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'];

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', 'storybook-static/**', 'bench/**', '**/*.mjs', '**/*.js'],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    plugins: { '@typescript-eslint': tseslint.plugin, 'react-hooks': reactHooks },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  ...storybook.configs['flat/recommended'],
  boundary(['packages/domain/src/**'], [react, io, noApi, noApp, noUi, reach], testFiles),
  boundary(['packages/ui/src/**'], [noApi, noApp, reach, router, barrel, fixtures], testFiles),
  boundary(['packages/ui/src/**/*.{test,stories}.tsx'], [noApi, noApp, reach, router]),
  boundary(['packages/app/src/**'], [noApi, reach, fixtures], testFiles),
  boundary(['packages/app/src/**/*.{test,stories}.tsx'], [noApi, reach]),
  boundary(['packages/api/src/**'], [noApp, noUi, reach], testFiles),
);
