import type { File, Node } from '@babel/types';
import { mentions } from './find';
import type { Imported } from './imports';
import type { Note } from './props';
import type { Rules } from './rules';
import { lineOf, nameOf, walk } from './syntax';

/** What of a type is picked by name: `Pick<DialogProps, 'onClose' | 'open'>`, `Omit<…>`, `DialogProps['onClose']`. */
function pickedNames(node: Node, type: string): Node | undefined {
  if (node.type === 'TSIndexedAccessType' && mentions(node.objectType, type)) return node.indexType;
  const isReference = node.type === 'TSTypeReference' || node.type === 'TSExpressionWithTypeArguments';
  const name = isReference && nameOf(node.type === 'TSTypeReference' ? node.typeName : node.expression);
  if (!isReference || (name !== 'Pick' && name !== 'Omit')) return undefined;
  const [of, names] = node.typeParameters?.params ?? [];
  return mentions(of, type) ? names : undefined;
}

/** Props that are called otherwise now, where a file picks them of the type of a component's props: its own props are a person's choice. */
export function typeNotes(file: File, imported: readonly Imported[], { renameProps }: Rules): Note[] {
  const notes: Note[] = [];
  for (const { name, local } of imported) {
    const renamed = name.endsWith('Props') ? renameProps[name.slice(0, -'Props'.length)] : undefined;
    if (!renamed) continue;
    walk(file, (node) => {
      const names = pickedNames(node, local);
      if (!names) return;
      walk(names, (text) => {
        const prop = (text.type === 'StringLiteral' && text.value) || '';
        const to = renamed[prop];
        if (to) notes.push({ line: lineOf(text), text: `${name} has ${to} in place of ${prop}.` });
      });
    });
  }
  return notes;
}
