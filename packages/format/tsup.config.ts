import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
});
