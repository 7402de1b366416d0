import type { File, Node } from '@babel/types';
import type { Edit } from './edits';
import { aliasesIn, isFound } from './find';
import type { Imported } from './imports';
import type { Found } from './props';
import type { Rules } from './rules';
import { lineOf, nameOf, rangeOf, walk } from './syntax';

/** The texts that an expression can be: of each branch, where it has some. Nothing where it may be something else. */
function textsOf(node: Node | null | undefined): Node[] | undefined {
  if (node?.type === 'JSXExpressionContainer') return textsOf(node.expression);
  if (node?.type === 'StringLiteral') return [node];
  if (node?.type === 'Identifier' && node.name === 'undefined') return [];
  if (node?.type !== 'ConditionalExpression') return undefined;
  const [one, other] = [textsOf(node.consequent), textsOf(node.alternate)];
  return one && other && [...one, ...other];
}

/** Within its own quotes. */
const editsOf = (texts: readonly Node[], values: Record<string, string>): Edit[] =>
  texts.flatMap((node) => {
    const to = values[nameOf(node) ?? ''];
    const { start, end } = rangeOf(node);
    return to === undefined ? [] : [{ start: start + 1, end: end - 1, text: to }];
  });

const wordsOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([from, to]) => `\`${from}\` is \`${to}\``)
    .join(', ');

function inCalls(file: File, local: string, values: Record<string, string>): Found {
  const edits: Edit[] = [];
  walk(file, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== local) return;
    edits.push(...node.arguments.flatMap((given) => editsOf(textsOf(given) ?? [], values)));
  });
  return { edits, notes: [] };
}

function inProps(file: File, local: string, key: string, values: Record<string, string>): Found {
  const found: Found = { edits: [], notes: [] };
  const aliases = aliasesIn(file);
  const member = key.split('.')[1] ?? '';
  walk(file, (node, parents) => {
    if (node.type !== 'JSXAttribute' && node.type !== 'ObjectProperty') return;
    if (!isFound(node, parents, { local, member }, aliases)) return;
    const texts = textsOf(node.value);
    if (texts) found.edits.push(...editsOf(texts, values));
    else found.notes.push({ line: lineOf(node), text: `${key}: ${wordsOf(values)}.` });
  });
  return found;
}

/** Texts that are called otherwise now, as a prop, as a key of a type, or as an argument of a call. */
export function valueEdits(file: File, imported: readonly Imported[], { renameValues }: Rules): Found {
  const all = Object.entries(renameValues).flatMap(([key, values]) => {
    const isCall = key.endsWith('()');
    const name = isCall ? key.slice(0, -2) : key.split('.')[0];
    return imported
      .filter((one) => one.name === name)
      .map(({ local }) => (isCall ? inCalls(file, local, values) : inProps(file, local, key, values)));
  });
  return { edits: all.flatMap(({ edits }) => edits), notes: all.flatMap(({ notes }) => notes) };
}
