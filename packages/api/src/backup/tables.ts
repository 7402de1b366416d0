import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';

/** Left out: those of the installation itself, and those that triggers fill while the others are restored. */
export const leftOut: readonly string[] = [
  'schema_migrations',
  'installation',
  'charge_run_marks',
  'changed_leases',
  'row_counts',
  'row_blocks',
  'book_heads',
  'account_balances',
  'open_items',
  'open_receipts',
  'open_bills',
  'unmatched_lines',
  'lease_debts',
  'book_debts',
  'lease_months',
  'book_months',
  'kind_balances',
  'lease_rents',
  'book_rents',
  // Added up anew by a job.
  'month_sums_until',
  'money_months',
  'month_arrears',
  'file_totals',
];

/** Tables that triggers read, beside those of foreign keys. */
const triggersRead: Readonly<Record<string, readonly string[]>> = {
  allocations: ['receipts', 'receipt_events'],
  bank_matches: ['disbursement_events', 'receipt_events', 'transfers'],
};

export interface BackupTable {
  name: string;
  /** Its primary key, for ORDER BY: the same on every database. */
  order: string;
}

/** `parents` are tables whose rows must be there first. */
type WithParents = BackupTable & { parents: string[] };

function parentsFirst(tables: readonly WithParents[]): BackupTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const sorted: BackupTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(
      ({ name, parents }) => ![...parents, ...(triggersRead[name] ?? [])].some((other) => waiting.has(other)),
    );
    if (!next) throw new Error(`Not deferrable, and in a circle: ${[...waiting.keys()].join(', ')}.`);
    waiting.delete(next.name);
    sorted.push({ name: next.name, order: next.order });
  }
  return sorted;
}

/**
 * What a backup holds, parents before children, but for references that are checked at the end of a restore. A row with a
 * `subject_type` may be about any record, so its table comes as late as it can.
 */
export async function backupTables(db: Db): Promise<BackupTable[]> {
  const found = await rows<WithParents>(
    db,
    sql`SELECT t.relname AS name,
          (SELECT string_agg(quote_ident(attname) || CASE WHEN attcollation = 0 THEN '' ELSE ' COLLATE "C"' END, ', ' ORDER BY nth)
           FROM unnest(indkey) WITH ORDINALITY k(attnum, nth) JOIN pg_attribute a USING (attnum) WHERE attrelid = t.oid) AS order,
          ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
           WHERE conrelid = t.oid AND contype = 'f' AND NOT condeferrable AND confrelid <> t.oid) AS parents
        FROM pg_class t JOIN pg_index ON indrelid = t.oid AND indisprimary
        WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
        ORDER BY (SELECT count(*) FROM pg_attribute WHERE attrelid = t.oid AND attname = 'subject_type'), t.relname COLLATE "C"`,
  );
  return parentsFirst(found.filter(({ name }) => !leftOut.includes(name)));
}

export const FORMAT = 'rentsafe-backup-2';

/** The first line of a backup. */
export interface BackupHead {
  format: typeof FORMAT;
  /** The migrations that its tables have seen. */
  migrations: string[];
}

/** The line before the rows of a table. */
export interface TableHead {
  table: string;
}

/** The last line; a backup without it was cut off. */
export interface BackupEnd {
  end: true;
  rows: number;
  /** Of all lines before. */
  sha256: string;
}
