import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './pnpm.mjs';

const imports = (...names) => names.map((name) => `import '${name}';\n`).join('');

const sources = {
  'packages/format/src/a.ts': imports('zod', '@rentsafe/domain/csv', './date.ts'),
  'packages/domain/src/a.ts': imports(
    'react',
    'node:fs',
    '@rentsafe/ui/Button',
    '@rentsafe/api',
    '../zod',
    '@rentsafe/format/date',
  ),
  'packages/domain/src/a.test.ts': imports('node:fs'),
  'packages/ui/src/a.tsx': imports(
    '@rentsafe/app',
    '@rentsafe/api/x',
    '../../packages/domain',
    'react-router-dom',
    '@rentsafe/domain/date',
    'zod/mini',
    '@rentsafe/format/date',
  ),
  'packages/ui/src/a.stories.tsx': imports('@rentsafe/domain/fixtures', '@rentsafe/app/x'),
  'packages/app/src/a.ts': imports('@rentsafe/api', '@rentsafe/domain/fixtures', '@rentsafe/ui/Button'),
  'packages/app/src/testing/a.ts': imports('@rentsafe/api', '@rentsafe/domain/fixtures'),
  'packages/api/src/a.ts': imports('@rentsafe/ui/Button', '@rentsafe/domain/date'),
  'packages/app/src/hooks.tsx': `import { useEffect, useState } from 'react';
    export function useA(b: number) {
      if (b) useState(b);
      useEffect(() => console.log(b), []);
    }`,
  'packages/app/src/promises.ts': `
    declare const load: () => Promise<void>;
    load();
    [1].forEach(load);
    export const a = async (kind: 'x' | 'y') => {
      await 1;
      switch (kind) {
        case 'x':
      }
    };`,
  'packages/app/src/types.ts': "export const a: number = 'b';\n",
};

const folder = mkdtempSync(join(tmpdir(), 'rentsafe-lint-'));
let findings;

beforeAll(() => {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const compilerOptions = { strict: true, target: 'es2022', module: 'preserve', noEmit: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--type-aware', '--type-check', '--format', 'json', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  findings = JSON.parse(stdout).diagnostics.map(({ code, filename, labels, message }) => ({
    rule: code.replace(/^.*\((.*)\)$/, '$1'),
    file: filename,
    line: labels[0].span.line,
    message,
  }));
});

afterAll(() => rmSync(folder, { recursive: true }));

const inFile = (path) => findings.filter(({ file }) => file === path);

test.each([
  ['packages/format/src/a.ts', [1, 2]],
  ['packages/domain/src/a.ts', [1, 2, 3, 4]],
  ['packages/domain/src/a.test.ts', []],
  ['packages/ui/src/a.tsx', [1, 2, 3, 4, 5, 6]],
  ['packages/ui/src/a.stories.tsx', [2]],
  ['packages/app/src/a.ts', [1, 2]],
  ['packages/app/src/testing/a.ts', [1]],
  ['packages/api/src/a.ts', [1]],
])('imports against the direction of packages are refused: %s', (path, lines) => {
  const refused = inFile(path).filter(({ rule }) => rule === 'no-restricted-imports');
  expect(refused.map(({ line }) => line).sort()).toEqual(lines);
});

test.each([
  ['packages/app/src/hooks.tsx', ['exhaustive-deps', 'rules-of-hooks']],
  [
    'packages/app/src/promises.ts',
    ['await-thenable', 'no-floating-promises', 'no-misused-promises', 'switch-exhaustiveness-check'],
  ],
  ['packages/app/src/types.ts', ['TS2322']],
])('hooks, promises and types are checked: %s', (path, rules) => {
  expect([...new Set(inFile(path).map(({ rule }) => rule))].sort()).toEqual(rules);
});
