import type { File, Node } from '@babel/types';
import { aliasesIn, isFound } from './find';
import { declarationsOf, type Imported } from './imports';
import type { Note } from './props';
import type { ManualRule } from './rules';
import { lineOf, walk } from './syntax';

function notesOf(rule: ManualRule, file: File, imported: readonly Imported[]): Note[] {
  const note = (node: Node): Note => ({ line: lineOf(node), text: `${rule.name}: ${rule.text}` });
  if (rule.name.endsWith('.css')) {
    return declarationsOf(file)
      .filter(({ source }) => source.value.endsWith(`/${rule.name}`))
      .map(note);
  }
  const [name, ...rest] = rule.name.split('.');
  const uses = imported.filter((one) => one.name === name);
  if (uses.length === 0) return [];
  const member = rest.join('.');
  if (member === '') return uses.map(({ node }) => note(node));
  const notes: Note[] = [];
  const aliases = aliasesIn(file);
  walk(file, (node, parents) => {
    if (uses.some(({ local }) => isFound(node, parents, { local, member }, aliases))) notes.push(note(node));
  });
  return rule.once ? notes.slice(0, 1) : notes;
}

/** What is left to a person, line by line. */
export const manualNotes = (
  file: File,
  imported: readonly Imported[],
  rules: readonly ManualRule[],
): Note[] => rules.flatMap((rule) => notesOf(rule, file, imported));

const ours = /^@rentsafe\/(ui|domain)(\/|$)/;

/** Imports of a whole module, at once or later, exports and mocks of it: their names are not followed. */
export function unreadNotes(file: File): Note[] {
  const unread: Node[] = declarationsOf(file).filter(({ specifiers }) =>
    specifiers.some(({ type }) => type !== 'ImportSpecifier'),
  );
  walk(file, (node, [parent]) => {
    const isName = node.type === 'StringLiteral' && ours.test(node.value) && !node.value.endsWith('.css');
    if (isName && parent?.type !== 'ImportDeclaration') unread.push(node);
  });
  return unread.map((node) => ({
    line: lineOf(node),
    text: 'imports or exports a whole module: its names are not followed from here.',
  }));
}
