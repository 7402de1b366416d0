import { isStorableText } from '@rentsafe/format/text';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { fieldErrors, HttpError } from './errors.ts';
import { issueTree } from './errorTree.ts';

export const BODY_LIMIT = 256 * 1024;

/** Deeper than any call of the contract needs; PostgreSQL and JSON.stringify both have an end. */
const MAX_DEPTH = 32;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses a JSON body; an empty one is `undefined`. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new HttpError(400, 'JSON parse error: the request body is not valid JSON.');
  }
}

/**
 * Refuses what no database can store, in ignored fields too: NUL and lone surrogates in text, and unlimited nesting.
 */
function refuseUnstorable(body: unknown): void {
  const open: { value: unknown; path: PropertyKey[] }[] = [{ value: body, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorableText(value)) {
      throw fieldErrors([{ path, message: 'Null characters are not allowed.' }]);
    }
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_DEPTH) throw new HttpError(400, 'The request body is nested too deeply.');
    for (const [key, item] of Object.entries(value)) {
      if (!isStorableText(key)) throw new HttpError(400, 'Null characters are not allowed.');
      open.push({ value: item, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
}

/** The body, parsed by the schema. */
export function parseBody<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  refuseUnstorable(body);
  const result = safeParse(schema, body === undefined ? {} : body, { reportInput: true });
  if (!result.success) throw new HttpError(400, issueTree(result.error));
  return result.data;
}
