// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { path } from '../scripts/generate.mjs';
import { clausePrefix, clausePrefixes, componentFiles, problemWith } from '../scripts/newComponent.mjs';

const made = Object.entries(componentFiles('StatusDot')).map(([file, text]) => ({
  file: path(`src/components/StatusDot/${file}`),
  text,
}));
const code = made.filter(({ file }) => !file.endsWith('.md'));

/** What the compiler reports for them, as if they were in the components folder. */
function typeErrors() {
  const { config } = ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path('.'));
  const host = ts.createCompilerHost(options);
  const textOf = (file: string) => code.find((entry) => entry.file === file)?.text;
  const { readFile, fileExists, directoryExists } = host;
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.directoryExists = (folder) => folder.endsWith('/StatusDot') || (directoryExists?.(folder) ?? true);
  const roots = [...code.map(({ file }) => file), path('src/testing/setup.ts')];
  const program = ts.createProgram(roots, options, host);
  return (
    code
      // It imports the package's export, which `generate` writes.
      .filter(({ file }) => !file.endsWith('.example.tsx'))
      .map(({ file }) => program.getSourceFile(file))
      .flatMap((source) => [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ])
      .map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      )
  );
}

describe('new:component', () => {
  it('makes the files that Badge has', () => {
    const files = Object.keys(componentFiles('Badge')).sort();
    expect(files).toEqual(readdirSync(path('src/components/Badge')).sort());
  });

  it('makes files that type check', () => {
    expect(typeErrors()).toEqual([]);
  });

  it.each(code)('makes $file as lint wants it', ({ file, text }) => {
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
