import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeRules, readRuleFiles } from '../migrate/src/rules';
import { path } from '../scripts/generate.mjs';

const read = (file: string) => readFileSync(path(file), 'utf8');
const namesOf = (text: string) => new Set(text.match(/\b[A-Z]\w+|\buse[A-Z]\w+/g));

const now = namesOf(read('src/__snapshots__/api.txt'));
const before = namesOf(read('migrate/before.json'));
const either = new Set([...now, ...before]);

const importedIn = (code: string) =>
  [...code.matchAll(/import (?:type )?\{([^}]*)\} from '@rentsafe\/ui[^']*'/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.replace(/ as .*|type /g, '').trim())
      .filter(Boolean),
  );

/** Components that code shows, and what it imports of the library. */
const namesIn = (code: string) => [
  ...importedIn(code),
  ...[...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name),
];

const codeOf = (text: string) => [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);
/** DataTable, but no word of the language. */
const componentsIn = (text: string): string[] =>
  text.match(
    /\b(?!ArkType|TypeScript|GitHub|WebKit|StrictMode|LibreOffice|FormData|TanStack)[A-Z][a-z]+[A-Z]\w*/g,
  ) ?? [];
const unknown = (names: readonly string[], known: Set<string>) => [
  ...new Set(names.filter((name) => !known.has(name))),
];

const slugsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  );

describe('MIGRATION.md', () => {
  const text = read('MIGRATION.md');
  const codes = codeOf(text);
  /** What the examples take from elsewhere. */
  const others = ['Building2', 'Person'];
  const codesAfter = codes.map((code) => code.split('// After').at(-1) ?? '');
  const after = codesAfter.flatMap(namesIn);
  const { renameProps, removeProps } = mergeRules(Object.values(readRuleFiles(path('migrate/rules'))));

  it('shows after the change what there is', () => {
    expect(after.length).toBeGreaterThan(20);
    expect(unknown(after, new Set([...now, ...others]))).toEqual([]);
  });

  it('gives no component after the change a prop that is renamed or gone', () => {
    const old = codesAfter.flatMap((code) =>
      [...code.matchAll(/<([A-Z]\w*)((?:=>|[^>])*)>/g)].flatMap(([, name = '', props = '']) =>
        [...Object.keys(renameProps[name] ?? {}), ...(removeProps[name] ?? [])]
          .filter((prop) => new RegExp(`\\s${prop}[=\\s]`).test(props))
          .map((prop) => `${name}.${prop}`),
      ),
    );
    expect(old).toEqual([]);
  });

  it('shows before the change what there was', () => {
    const first = codes.map((code) => code.split('// After')[0] ?? '').flatMap(namesIn);
    expect(unknown(first, new Set([...either, ...others]))).toEqual([]);
  });

  it('names in its sentences what there is, or was', () => {
    const sentences = text.replace(/```[\s\S]*?```/g, '');
    expect(unknown(componentsIn(sentences), either)).toEqual([]);
  });
});

describe('README.md', () => {
  const readme = read('README.md');

  it('shows what there is', () => {
    const imported = codeOf(readme).flatMap(importedIn);
    const values = new Set(readFileSync(path('src/__snapshots__/api.txt'), 'utf8').match(/\b[A-Za-z]\w+/g));
    expect(unknown(imported, values)).toEqual([]);
  });

  it('leads to a heading of its own, or to an address', () => {
    const slugs = slugsOf(readme);
    const prose = readme.replace(/```[\s\S]*?```/g, '');
    const links = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(links.filter((target) => !/^https:/.test(target) && !slugs.includes(target.slice(1)))).toEqual([]);
  });

  it('names files that are in the package', () => {
    const { files } = JSON.parse(read('package.json')) as { files: string[] };
    const named = [...readme.matchAll(/`((?:dist\/)?[\w/-]+\.(?:md|txt))`/g)].map(([, file = '']) => file);
    expect(named).toContain('MIGRATION.md');
    const isShipped = (file: string) => files.some((entry) => file === entry || file.startsWith(`${entry}/`));
    expect(
      named.filter((file) => !isShipped(file) || !(file.startsWith('dist/') || existsSync(path(file)))),
    ).toEqual([]);
  });
});

describe('CHANGELOG.md', () => {
  const [, newest = '', ...older] = read('CHANGELOG.md').split(/^## /m);

  it('names what there is, or what there was where something was changed or is old', () => {
    const [breaking = '', rest = ''] = newest.split('### Minor Changes');
    expect(unknown(componentsIn(breaking), either)).toEqual([]);
    expect(unknown(componentsIn(rest), now)).toEqual([]);
    expect(unknown(componentsIn(older.join('')), either)).toEqual([]);
  });

  it('leads to headings of MIGRATION.md', () => {
    const slugs = slugsOf(read('MIGRATION.md'));
    const targets = [...newest.matchAll(/\(MIGRATION\.md#([\w-]+)\)/g)].map(([, slug = '']) => slug);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
