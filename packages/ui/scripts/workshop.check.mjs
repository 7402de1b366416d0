// `examples/workshop` on dist: compiled with every strict option and without `skipLibCheck`, built by Vite, and gone through in Chromium.
// `node --test scripts/workshop.check.mjs`, after `tsup`. Packed and installed it is proven by `npm run compare:workshop`.
import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serve } from './chromium.mjs';
import { compile } from './consumerTypes.mjs';
import { path } from './generate.mjs';
import { proveWorkshop } from './workshop.mjs';

/** Below the packages that it needs. */
const folder = path('node_modules/.workshop');
const run = (command, args, cwd) => promisify(execFile)(command, args, { cwd });

before(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['src', 'index.html', 'tsconfig.json'])
    await cp(path(`../../examples/workshop/${name}`), join(folder, name), { recursive: true });
});
after(() => rm(folder, { recursive: true, force: true }));

test('the workshop compiles', () => compile(run, folder, 'tsconfig.json'));

test('the workshop is built, and works', async () => {
  const outDir = join(folder, 'dist');
  await build({ configFile: false, root: folder, logLevel: 'error', plugins: [react()], build: { outDir } });
  const { url, close } = await serve(outDir);
  try {
    await proveWorkshop(url);
  } finally {
    await close();
  }
});
