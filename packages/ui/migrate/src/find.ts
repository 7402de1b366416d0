import type { File, Node } from '@babel/types';
import { nameOf, walk } from './syntax';

/** What a file calls parts of an object that it takes apart: `const { color } = vars` makes `color` `vars.color`. */
export function aliasesIn(file: File): Map<string, string> {
  const aliases = new Map<string, string>();
  walk(file, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern' || !node.init) return;
    const whole = pathOf(node.init, aliases);
    if (whole === undefined) return;
    for (const property of node.id.properties) {
      const local = property.type === 'ObjectProperty' ? nameOf(property.value) : undefined;
      if (local && property.type === 'ObjectProperty')
        aliases.set(local, `${whole}.${nameOf(property.key) ?? ''}`);
    }
  });
  return aliases;
}

/** `a.b.c` as it is written, of names alone. */
function pathOf(node: Node, aliases: ReadonlyMap<string, string>): string | undefined {
  if (node.type !== 'MemberExpression') {
    const name = nameOf(node);
    return name === undefined ? undefined : (aliases.get(name) ?? name);
  }
  const object = pathOf(node.object, aliases);
  const property = nameOf(node.property);
  return object && property && !node.computed ? `${object}.${property}` : undefined;
}

export interface Sought {
  local: string;
  member: string;
}

/** `<X member>`, `x({ member })`, `X.member`, or a key of an object that is written as an X. */
export function isFound(
  node: Node,
  parents: readonly Node[],
  { local, member }: Sought,
  aliases: ReadonlyMap<string, string>,
): boolean {
  if (node.type === 'JSXAttribute') {
    const [element] = parents;
    return (
      nameOf(node.name) === member && element?.type === 'JSXOpeningElement' && nameOf(element.name) === local
    );
  }
  if (node.type === 'MemberExpression') return pathOf(node, aliases) === `${local}.${member}`;
  if (node.type !== 'ObjectProperty' && node.type !== 'ObjectMethod') return false;
  return !node.computed && nameOf(node.key) === member && isOf(local, parents);
}

/** Whether an object is an argument of `local`, or is written where its type is: of a variable, of what a function returns. */
function isOf(local: string, parents: readonly Node[]): boolean {
  for (const around of parents) {
    if (around.type === 'CallExpression') {
      return nameOf(around.callee) === local || mentions(around.typeParameters, local);
    }
    if (around.type === 'TSSatisfiesExpression' || around.type === 'TSAsExpression') {
      return mentions(around.typeAnnotation, local);
    }
    const isFunction =
      around.type === 'ArrowFunctionExpression' ||
      around.type.startsWith('Function') ||
      around.type === 'ObjectMethod';
    if (isFunction && 'returnType' in around && around.returnType) return mentions(around.returnType, local);
    if (around.type === 'VariableDeclarator') return mentions(around.id, local);
  }
  return false;
}

export function mentions(node: Node | null | undefined, name: string): boolean {
  let isMentioned = false;
  if (node)
    walk(node, (inside) => {
      isMentioned ||= inside.type === 'Identifier' && inside.name === name;
    });
  return isMentioned;
}
