import { type RowResult, readRow } from '@rentsafe/domain/import';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { issueTree } from '../http/errorTree.ts';

/** The import, and whose book it is in. */
export interface Target {
  id: number;
  clientId: number;
}

/** A row as it was sent. */
export interface SentRow {
  key: string;
  data: Readonly<Record<string, unknown>>;
}

/** What is wrong with a row, by field. */
export type RowErrors = Record<string, string[]>;

export interface CheckedRow extends SentRow {
  result: RowResult;
  errors: RowErrors;
}

/** A row whose fields have been parsed. */
export interface ParsedRow<Fields> extends SentRow {
  /** Undefined where a field is wrong. */
  whole: Fields | undefined;
  /** Those that are right, and what is wrong with the others: so that references are checked all the same. */
  fields: Partial<Fields>;
  errors: RowErrors;
}

/** Parses a row as a schema of its fields has it. */
export function parseRow<Fields, Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniType<Fields> & { def: { shape: Shape } },
  { key, data: sent }: SentRow,
): ParsedRow<Fields> {
  const { shape } = schema.def;
  const data = readRow(sent, Object.keys(shape));
  const parse = safeParse(schema, data, { reportInput: true });
  if (parse.success)
    return { key, data: parse.data as SentRow['data'], whole: parse.data, fields: parse.data, errors: {} };
  const right = Object.entries(shape).flatMap(([name, field]) => {
    const { data: value } = safeParse(field, data[name]);
    return value === undefined ? [] : [[name, value]];
  });
  const errors = issueTree(parse.error) as RowErrors;
  return { key, data, whole: undefined, fields: Object.fromEntries(right) as Partial<Fields>, errors };
}

/** What a commit found and made: by the keys of the rows. */
export interface Committed {
  checked: readonly CheckedRow[];
  made: ReadonlyMap<string, object>;
}

/** A later record that depends on what an import made, or is a change of it. */
export interface Dependent {
  type: 'lease' | 'unit' | 'receipt' | 'credit_note' | 'landlord' | 'bank_account';
  id: number;
}

const elements = (values: Iterable<unknown>): SQL =>
  sql`SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb)`;
/** Values as the right side of IN, one parameter however many they are. */
export const among = (values: Iterable<string>): SQL => sql`(${elements(values)})`;
export const amongIds = (values: Iterable<number>): SQL =>
  sql`(SELECT e::bigint FROM (${elements(values)} AS e) ids)`;
