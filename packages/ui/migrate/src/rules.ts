import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ManualRule {
  /** What is looked for: an export (`Icon`), a prop, option or key of one (`Column.width`), or a sheet (`styles.css`). */
  name: string;
  text: string;
  /** Only the first place in each file is listed: advice, without which an application compiles. */
  once?: boolean;
}

/** What changed between two versions of the library, as data. A file of `rules` leaves out what it does not need. */
export interface Rules {
  /** Old name of an export to its new one. */
  renameExports: Record<string, string>;
  /** An export to the subpath that it is imported from now. */
  moveExports: Record<string, string>;
  /** By component: old name of a prop to its new one. */
  renameProps: Record<string, Record<string, string>>;
  /** By component: props that are gone. */
  removeProps: Record<string, readonly string[]>;
  /** By prop (`Text.tone`), key of a type (`CodeProblem.tone`) or call (`formatDate()`): old text to the new one. */
  renameValues: Record<string, Record<string, string>>;
  /** By key of a type: its value that is written otherwise, key and all. */
  replaceKeys: Record<string, { from: string; to: string }>;
  /** By prop: the keys of the objects that it gets. */
  renameKeys: Record<string, Record<string, string>>;
  /** What is to be done by hand. */
  manual: readonly ManualRule[];
}

function byComponent<Value>(
  parts: readonly Record<string, Value>[],
  join: (known: Value, added: Value) => Value,
) {
  const all: Record<string, Value> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const known = all[name];
    all[name] = known === undefined ? value : join(known, value);
  }
  return all;
}

export const mergeRules = (files: readonly Partial<Rules>[]): Rules => ({
  renameExports: Object.assign({}, ...files.map((file) => file.renameExports)),
  moveExports: Object.assign({}, ...files.map((file) => file.moveExports)),
  renameProps: byComponent(
    files.map((file) => file.renameProps ?? {}),
    (known, added) => ({ ...known, ...added }),
  ),
  removeProps: byComponent(
    files.map((file) => file.removeProps ?? {}),
    (known, added) => [...known, ...added],
  ),
  renameValues: byComponent(
    files.map((file) => file.renameValues ?? {}),
    (known, added) => ({ ...known, ...added }),
  ),
  renameKeys: Object.assign({}, ...files.map((file) => file.renameKeys)),
  replaceKeys: Object.assign({}, ...files.map((file) => file.replaceKeys)),
  manual: files.flatMap((file) => file.manual ?? []),
});

/** The rules of each file of a folder, by the file's name. */
export function readRuleFiles(folder: string): Record<string, Partial<Rules>> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Partial<Rules>]),
  );
}
