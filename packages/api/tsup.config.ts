import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Tests build into a folder of their own.
const outDir = process.env.OUT_DIR ?? 'dist';

export default defineConfig({
  outDir,
  // The commands too: a container has no tsx.
  entry: {
    main: 'src/main.ts',
    ...Object.fromEntries(
      ['backup', 'backUpCopy', 'job', 'journal', 'restore', 'setPassword'].map((name) => [
        `cli/${name}`,
        `src/cli/${name}.ts`,
      ]),
    ),
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  sourcemap: true,
  // The domain is bundled from its source; what comes from the registry stays in node_modules.
  noExternal: [/^@rentsafe\//],
  esbuildOptions(options) {
    options.conditions = ['@rentsafe/source', 'import', 'node'];
  },
  async onSuccess() {
    cpSync('src/migrations/sql', `${outDir}/sql`, { recursive: true });
  },
});
