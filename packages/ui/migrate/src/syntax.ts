import { parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key.endsWith('omments') || key === 'loc' || key === 'extra'
      ? []
      : (Array.isArray(value) ? value : [value]).filter(isNode),
  );

/** Calls `visit` with each node and those around it, the nearest first. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void): void {
  const go = (current: Node, parents: readonly Node[]) => {
    visit(current, parents);
    const inside = [current, ...parents];
    for (const child of childrenOf(current)) go(child, inside);
  };
  go(node, []);
}

/** TypeScript or JavaScript, with JSX unless the file's name says that there can be none. */
export const parseModule = (text: string, file: string): File =>
  parse(text, {
    sourceType: 'module',
    errorRecovery: true,
    plugins: [
      'decorators',
      ...(/\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const)),
      ...(/\.[cm]?jsx?$/.test(file) ? [] : (['typescript'] as const)),
    ],
  });

export const lineOf = (node: Node): number => node.loc?.start.line ?? 1;

export const rangeOf = (node: Node): { start: number; end: number } => ({
  start: node.start ?? 0,
  end: node.end ?? 0,
});

/** A name or a text, as it stands for a property, an attribute or an export. */
export function nameOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name;
  if (node?.type === 'StringLiteral') return node.value;
  return undefined;
}
