import type { RowResult } from '@rentsafe/domain/import';
import { type SQL, sql } from 'drizzle-orm';

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

export interface CheckedRow extends SentRow {
  result: RowResult;
  errors: Record<string, string[]>;
}

/** What a commit found and made: by the keys of the rows. */
export interface Committed {
  checked: readonly CheckedRow[];
  made: ReadonlyMap<string, object>;
}

/** A later record that depends on what an import made, or is a change of it. */
export interface Dependent {
  type: 'lease' | 'unit' | 'receipt' | 'credit_note' | 'landlord';
  id: number;
}

const elements = (values: Iterable<unknown>): SQL =>
  sql`SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb)`;
/** Values as the right side of IN, one parameter however many they are. */
export const among = (values: Iterable<string>): SQL => sql`(${elements(values)})`;
export const amongIds = (values: Iterable<number>): SQL =>
  sql`(SELECT e::bigint FROM (${elements(values)} AS e) ids)`;
