import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { path } from '../scripts/generate.mjs';
import { clausePrefix, clausePrefixes, componentFiles, problemWith } from '../scripts/newComponent.mjs';

const made = Object.entries(componentFiles('StatusDot')).map(([name, text]) => ({
  name,
  file: path(`src/components/StatusDot/${name}`),
  text,
}));
const code = made.filter(({ file }) => !file.endsWith('.md'));

/** What the native compiler reports for them, as if they were in the components folder: in a folder that nothing else reads. */
function typeErrors() {
  const folder = mkdtempSync(path('node_modules/.status-dot-'));
  try {
    // It imports the package's export, which `generate` writes.
    const files = code.filter(({ name }) => !name.endsWith('.example.tsx'));
    mkdirSync(join(folder, 'src/components/StatusDot'), { recursive: true });
    for (const { name, text } of files) writeFileSync(join(folder, 'src/components/StatusDot', name), text);
    const config = {
      extends: path('tsconfig.json'),
      compilerOptions: { noEmit: true, rootDirs: [path('src'), 'src'] },
      include: ['src', path('src/testing/setup.ts')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = path('../../node_modules/typescript-native/bin/tsc');
    return spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('new:component', () => {
  it('makes the files that Badge has', () => {
    const files = Object.keys(componentFiles('Badge')).sort();
    expect(files).toEqual(readdirSync(path('src/components/Badge')).sort());
  });

  it('makes files that type check', () => {
    expect(typeErrors()).toBe('');
  });

  it.each(code)('makes $name as lint wants it', ({ file, text }) => {
    const biome = path('../../node_modules/.bin/biome');
    const { status, stdout, stderr } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${file}`], {
      cwd: path('../..'),
      input: text,
      encoding: 'utf8',
    });
    expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: text });
  });

  it('gives its clauses three letters that no other component has', () => {
    expect(clausePrefix('StatusDot', [])).toBe('STT');
    expect(clausePrefix('StatusDot', ['STT'])).toBe('STS');
    expect(clausePrefix('Tag', ['TGA', 'TGG'])).toBe('TAG');
    expect(clausePrefixes()).toHaveLength(new Set(clausePrefixes()).size);
  });

  it.each(['', 'badge', 'status-dot', 'Badge', 'BADGE'])('refuses the name %j', (name) => {
    expect(problemWith(name)).toMatch(/PascalCase|exists/);
  });

  it('takes a new name', () => {
    expect(problemWith('StatusDot')).toBeUndefined();
  });
});
