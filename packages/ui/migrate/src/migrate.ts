import { applyEdits, movedLine } from './edits';
import { type Imported, importEdits, importsOf } from './imports';
import { keyEdits } from './keys';
import { manualNotes, unreadNotes } from './manual';
import { editsOfUses, namesIn } from './names';
import { type Note, propEdits } from './props';
import type { Rules } from './rules';
import { nameOf, parseModule } from './syntax';
import { typeNotes } from './types';
import { valueEdits } from './values';

export interface Migrated {
  text: string;
  /** What a person has to look at, by the line of the new text. */
  notes: readonly Note[];
}

/** One file of an application, as it is for the next version. A file that imports nothing of the library is left alone. */
export function migrate(text: string, fileName: string, rules: Rules): Migrated {
  if (!text.includes('@rentsafe/')) return { text, notes: [] };
  const file = parseModule(text, fileName);
  const imported = importsOf(file);
  const taken = namesIn(file);
  // Its own name where the file calls it so, unless the new name means something else there, or is that of another import.
  const locals = new Map<string, string>();
  for (const one of imported) {
    const renamed = rules.renameExports[one.name];
    const isFree = renamed !== undefined && one.local === one.name && !taken.has(renamed);
    locals.set(one.local, isFree ? renamed : one.local);
    if (isFree) taken.add(renamed);
  }
  const localOf = (one: Imported) => locals.get(one.local) ?? one.local;
  const components = new Map(imported.map(({ local, name }) => [local, name]));
  const props = propEdits(file, text, rules, (node) => components.get(nameOf(node) ?? ''));
  const values = valueEdits(file, imported, rules);
  const keys = keyEdits(file, imported, rules);
  const edits = [
    ...importEdits(file, text, rules, localOf),
    ...editsOfUses(file, imported, localOf),
    ...props.edits,
    ...values.edits,
    ...keys.edits,
  ];
  const notes = [
    ...props.notes,
    ...values.notes,
    ...keys.notes,
    ...typeNotes(file, imported, rules),
    ...manualNotes(file, imported, rules.manual),
    ...unreadNotes(file),
  ]
    .map((note) => ({ ...note, line: movedLine(note.line, text, edits) }))
    .sort((a, b) => a.line - b.line);
  return { text: applyEdits(text, edits), notes };
}
