import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { paginated } from './pagination/schema.ts';

type Schema = z.ZodMiniType;

/** The parameters of every list of records, beside its page. */
export const recordFilters = ['ordering', 'created_from', 'created_to', 'mine', 'format'] as const;

export interface Resource {
  /** With its article, for the documentation: `a branch`. */
  singular: string;
  plural: string;
  /** What a search looks through: `names or registration number`. */
  searched: string;
  /** Query parameters of the list and the search, beside `page` and `page_size`. */
  filters: readonly string[];
  row: Schema;
  record?: Schema;
  input?: Schema;
  /** What a creation answers, where it is not the record. */
  created?: Schema;
  /** What may change, with the version that was read. */
  patch?: Schema;
}

type Reading<Reply extends Schema> = Omit<Call, 'body' | 'reply'> & { reply: Reply };
type Sending<Body extends Schema, Reply extends Schema> = Reading<Reply> & { body: Body };

type SchemaAt<R, Key extends keyof Resource> = R extends { readonly [K in Key]: infer S extends Schema }
  ? S
  : never;

/** A part is there where its schemas are. */
export type ResourceCalls<R extends Resource> = {
  list: Reading<ReturnType<typeof paginated<R['row']>>>;
  search: Reading<ReturnType<typeof paginated<R['row']>>>;
} & (R extends { input: Schema }
  ? {
      create: Sending<
        SchemaAt<R, 'input'>,
        R extends { created: infer C extends Schema } ? C : SchemaAt<R, 'record'>
      >;
    }
  : unknown) &
  (R extends { record: Schema } ? { read: Reading<SchemaAt<R, 'record'>> } : unknown) &
  (R extends { record: Schema; patch: Schema }
    ? { change: Sending<SchemaAt<R, 'patch'>, SchemaAt<R, 'record'>> }
    : unknown);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The calls of a collection: list, search (under `search/`), create, read and change (under `{id}/`).
 *
 * @param path of the collection, `/api/branches/`.
 */
export function resourceCalls<const R extends Resource>(path: string, resource: R): ResourceCalls<R> {
  const { singular, plural, searched, filters, row, record, input, created = record, patch } = resource;
  const query = [...filters, 'page', 'page_size'];
  const page = { method: 'GET', status: 200, reply: paginated(row) } as const;
  const recordPath = `${path}{id}/`;
  const calls: Record<keyof ResourceCalls<Required<Resource>>, Call | undefined> = {
    list: { ...page, path, summary: `${capitalised(plural)}, a page at a time.`, query },
    search: {
      ...page,
      path: `${path}search/`,
      summary: `${capitalised(plural)} whose ${searched} hold every word of \`q\`.`,
      query: ['q', ...query],
    },
    create: input &&
      created && {
        method: 'POST',
        path,
        summary: `Creates ${singular}.`,
        body: input,
        status: 201,
        reply: created,
      },
    read: record && {
      method: 'GET',
      path: recordPath,
      summary: `${capitalised(singular)}.`,
      status: 200,
      reply: record,
    },
    change: patch &&
      record && {
        method: 'PATCH',
        path: recordPath,
        summary: `Changes ${singular}. Send the \`version\` that was read.`,
        body: patch,
        status: 200,
        reply: record,
      },
  };
  return calls as unknown as ResourceCalls<R>;
}
