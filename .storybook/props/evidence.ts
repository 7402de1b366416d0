import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentNames, folderOf, path } from '../../packages/ui/scripts/generate.mjs';
import { type FieldReport, reportsByComponent } from './fieldReports.ts';

export interface Proof {
  /** The title of a test, or the name of a story. */
  title: string;
  kind: 'test' | 'story';
}

export interface Evidence {
  /** By the id of a clause: what proves it. */
  proofs: Readonly<Record<string, readonly Proof[]>>;
  /** CSS variables that its sheets read. */
  tokens: readonly string[];
  /** What went wrong in other libraries, and is held here by a test. */
  reports: readonly FieldReport[];
  /** The stories that are played by keys, in Firefox and WebKit too. */
  keyStories: number;
}

const clause = /\b([A-Z]{3}-\d+)\b/g;
const testTitle = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*['"`]([^'"`\n]*)['"`]/g;

const words = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** Titles that name a clause prove it. */
const inTests = (text: string): [string, Proof][] =>
  [...text.matchAll(testTitle)].flatMap(([, title = '']) =>
    [...title.matchAll(clause)].map(([, id = '']): [string, Proof] => [id, { title, kind: 'test' }]),
  );

/** A story proves what the comment above it names. */
const inStories = (text: string): [string, Proof][] =>
  [...text.matchAll(clause)].flatMap(({ 0: id, index }): [string, Proof][] => {
    const [, name] = /^export const (\w+)/m.exec(text.slice(index)) ?? [];
    return name ? [[id, { title: words(name), kind: 'story' }]] : [];
  });

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const groups = 'color|shadow|space|radius|fontSize|fontWeight|font|lineHeight|z|easing|duration|density';
const read = new RegExp(`\\b(?:${groups})(?:\\.\\w+|\\[['"]?\\w+['"]?\\])+`, 'g');

/** `color.surfaceRaised` and `space[2]` in a sheet are `--rs-color-surface-raised` and `--rs-space-2`. */
const tokensIn = (text: string): string[] =>
  (text.match(read) ?? []).map((member) => `--rs-${(member.match(/\w+/g) ?? []).map(kebab).join('-')}`);

/** The sheets of a component: its own, and those of the shared parts that it is made of. */
function sheetsOf(folder: string, files: readonly string[]): string[] {
  const imported = files
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.[^']*\.css)'/g)])
    .map(([, target = '']) => join(folder, `${target}.ts`));
  const own = files.filter((file) => file.endsWith('.css.ts')).map((file) => join(folder, file));
  return [...new Set([...own, ...imported])].filter((file) => existsSync(file));
}

/** As scripts/browsers plays them: those of a file that presses keys. */
function keyStoriesIn(stories: string): number {
  if (!/\.(keyboard|tab)\(/.test(stories)) return 0;
  return stories.split(/^(?=export const )/m).filter((story) => /\bplay\b/.test(story)).length;
}

function evidenceOf(
  name: string,
  known: ReadonlySet<string>,
  reports: Readonly<Record<string, readonly FieldReport[]>>,
): Evidence {
  const folder = path(folderOf(name));
  const files = readdirSync(folder);
  const texts = (end: RegExp) =>
    files.filter((file) => end.test(file)).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const found = [...texts(/\.test\.tsx?$/).flatMap(inTests), ...texts(/\.stories\.tsx$/).flatMap(inStories)];
  const proofs: Record<string, Proof[]> = {};
  for (const [id, proof] of found) {
    const others = proofs[id] ?? [];
    if (!others.some(({ title }) => title === proof.title)) proofs[id] = [...others, proof];
  }
  const tokens = sheetsOf(folder, files).flatMap((file) => tokensIn(readFileSync(file, 'utf8')));
  return {
    proofs,
    tokens: [...new Set(tokens)].filter((token) => known.has(token)).sort(),
    reports: reports[name] ?? [],
    keyStories: texts(/\.stories\.tsx$/).reduce((sum, text) => sum + keyStoriesIn(text), 0),
  };
}

/** What the files of each component say of it: which test proves which clause, and which tokens it reads. */
export function evidenceOfComponents(): Record<string, Evidence> {
  const sheet = path('tokens/tokens.css');
  const known = new Set(existsSync(sheet) ? readFileSync(sheet, 'utf8').match(/--rs-[\w-]+(?=:)/g) : []);
  const reports = reportsByComponent();
  return Object.fromEntries(componentNames().map((name) => [name, evidenceOf(name, known, reports)]));
}
