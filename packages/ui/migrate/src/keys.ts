import type { File, Node } from '@babel/types';
import { aliasesIn, isFound } from './find';
import type { Imported } from './imports';
import type { Found } from './props';
import type { Rules } from './rules';
import { lineOf, nameOf, rangeOf, walk } from './syntax';

/** `identifier: true` of a Column is `kind: 'reference'`. */
function replaceKey(node: Node, key: string, { from, to }: { from: string; to: string }): Found {
  if (node.type !== 'ObjectProperty') return { edits: [], notes: [] };
  const value = node.value.type === 'BooleanLiteral' ? String(node.value.value) : nameOf(node.value);
  if (value === from) return { edits: [{ ...rangeOf(node), text: to }], notes: [] };
  return { edits: [], notes: [{ line: lineOf(node), text: `${key}: \`${from}\` is \`${to}\`.` }] };
}

/** `options={[{ hint: … }]}` is `options={[{ description: … }]}`; options that are written elsewhere are left to a person. */
function renameKeysIn(node: Node, key: string, names: Record<string, string>): Found {
  const found: Found = { edits: [], notes: [] };
  let isWritten = false;
  walk(node, (inside) => {
    if (inside.type !== 'ObjectProperty' || inside.computed || inside.shorthand) return;
    isWritten = true;
    const to = names[nameOf(inside.key) ?? ''];
    if (to) found.edits.push({ ...rangeOf(inside.key), text: to });
  });
  if (!isWritten) {
    const words = Object.entries(names).map(([from, to]) => `\`${from}\` is \`${to}\``);
    found.notes.push({ line: lineOf(node), text: `${key}: ${words.join(', ')}.` });
  }
  return found;
}

/** Keys of objects that are called otherwise now: of what a type describes, and of what a prop gets. */
export function keyEdits(file: File, imported: readonly Imported[], rules: Rules): Found {
  const all: Found = { edits: [], notes: [] };
  const aliases = aliasesIn(file);
  const each = (key: string, found: (node: Node) => Found) => {
    const [name, member = ''] = key.split('.');
    const locals = imported.filter((one) => one.name === name).map(({ local }) => local);
    walk(file, (node, parents) => {
      if (!locals.some((local) => isFound(node, parents, { local, member }, aliases))) return;
      const { edits, notes } = found(node);
      all.edits.push(...edits);
      all.notes.push(...notes);
    });
  };
  for (const [key, change] of Object.entries(rules.replaceKeys)) {
    each(key, (node) => replaceKey(node, key, change));
  }
  for (const [key, names] of Object.entries(rules.renameKeys)) {
    each(key, (node) => renameKeysIn(node, key, names));
  }
  return all;
}
