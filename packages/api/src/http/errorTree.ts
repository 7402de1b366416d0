import { issueList } from '@rentsafe/domain/errors';
import type * as z from 'zod/mini';
import { issueText } from './issueText.ts';

/** Field errors in the shape of Django REST framework: messages, or nested by key, or a list by row. */
export type ErrorTree = { [key: string]: string[] | ErrorTree | (ErrorTree | Record<string, never>)[] };

/** Numbers are the indices of a list; a key of digits in a body is text, and makes no list. */
type Building = { messages: string[]; children: Map<PropertyKey, Building> };

const empty = (): Building => ({ messages: [], children: new Map() });

const asFields = ({ children }: Building): ErrorTree =>
  Object.fromEntries([...children].map(([key, child]) => [String(key), build(child)]));

function build(node: Building): ErrorTree[string] {
  const indices = [...node.children.keys()].filter((key) => typeof key === 'number');
  if (node.children.size === 0) return node.messages;
  if (indices.length < node.children.size) return asFields(node);
  return Array.from({ length: Math.max(...indices) + 1 }, (_, row) => {
    const child = node.children.get(row);
    if (!child) return {};
    const built = build(child);
    return Array.isArray(built) ? { non_field_errors: child.messages } : built;
  });
}

/** Messages by path as the body of a 400: `{city: ["…"], addresses: [{}, {city_id: ["…"]}]}`. */
export function errorTree(errors: readonly { path: readonly PropertyKey[]; message: string }[]): ErrorTree {
  const root = empty();
  for (const { path, message } of errors) {
    let node = root;
    for (const key of path.length > 0 ? path : ['non_field_errors']) {
      const next = node.children.get(key) ?? empty();
      node.children.set(key, next);
      node = next;
    }
    if (!node.messages.includes(message)) node.messages.push(message);
  }
  return asFields(root);
}

/** A failed parse as the body of a 400. Parse with `reportInput`. */
export const issueTree = (error: z.core.$ZodError): ErrorTree =>
  errorTree(issueList(error).map((issue) => ({ path: issue.path, message: issueText(issue) })));
