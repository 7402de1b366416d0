import { defineConfig } from 'tsup';

export default defineConfig({
  // A file an entry: a bundler then leaves out the modules, and with them zod, that nobody asks for.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
});
