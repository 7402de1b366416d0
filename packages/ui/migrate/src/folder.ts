import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { migrate } from './migrate';
import type { Rules } from './rules';

const ignored = /^(node_modules|dist|build|out|\..*)$/;
const source = /\.[cm]?[jt]sx?$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) => {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(file);
      return entry.isFile() && source.test(file) && !file.endsWith('.d.ts') ? [file] : [];
    })
    .sort();
}

/** Migrates each file below a folder in place, and gives the lines to print: what changed, what is left, what could not be read. */
export function migrateFolder(folder: string, rules: Rules, write = writeFileSync): string[] {
  const changed: string[] = [];
  const left: string[] = [];
  for (const file of filesIn(folder)) {
    const name = relative(folder, file);
    const text = readFileSync(file, 'utf8');
    try {
      const migrated = migrate(text, file, rules);
      if (migrated.text !== text) {
        write(file, migrated.text);
        changed.push(name);
      }
      left.push(...migrated.notes.map((note) => `${name}:${note.line}  ${note.text}`));
    } catch (error) {
      left.push(`${name}:1  could not be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const count = (files: number) => `${files} ${files === 1 ? 'file' : 'files'} changed.`;
  return [
    ...changed.map((name) => `changed  ${name}`),
    count(changed.length),
    ...(left.length > 0 ? ['', `By hand (${left.length}), by file and line:`, ...left] : []),
  ];
}
