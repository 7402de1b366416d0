import type { File, Node } from '@babel/types';
import type { Edit } from './edits';
import type { Imported } from './imports';
import { rangeOf, walk } from './syntax';

/** Every word that the file uses as a name: a new name must not be one of them. */
export function namesIn(file: File): Set<string> {
  const names = new Set<string>();
  walk(file, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
  });
  return names;
}

/** `a.name` and `{ name: … }` only look like the import. */
function isProperty(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression')
    return parent.property === node && !parent.computed;
  if (parent.type === 'ObjectProperty') return parent.key === node && !parent.computed && !parent.shorthand;
  if (parent.type === 'ImportSpecifier' || parent.type === 'JSXAttribute') return true;
  if (parent.type === 'TSPropertySignature' || parent.type === 'ObjectMethod') return parent.key === node;
  return parent.type === 'ExportSpecifier' && parent.exported === node && parent.local !== node;
}

/** Where a file uses what it imports under its name, and that is called otherwise now. */
export function editsOfUses(
  file: File,
  imported: readonly Imported[],
  localOf: (one: Imported) => string,
): Edit[] {
  const renamed = new Map(
    imported.filter((one) => localOf(one) !== one.local).map((one) => [one.local, localOf(one)]),
  );
  const edits = new Map<number, Edit>();
  walk(file, (node, [parent]) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    const name = renamed.get(node.name);
    if (name === undefined || isProperty(node, parent)) return;
    const isShorthand =
      (parent?.type === 'ObjectProperty' && parent.shorthand) ||
      (parent?.type === 'ExportSpecifier' && parent.local.start === parent.exported.start);
    const { start } = rangeOf(node);
    const end = start + node.name.length;
    const long = parent?.type === 'ObjectProperty' ? `${node.name}: ${name}` : `${name} as ${node.name}`;
    edits.set(start, { start, end, text: isShorthand ? long : name });
  });
  return [...edits.values()];
}
