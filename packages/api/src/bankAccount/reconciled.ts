import { type PlainDate, spokenDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';

/** Of the bank account with that id, as `reconciledOn`, in SQL. */
export const reconciledUntil = (id: SQL): SQL =>
  sql`(SELECT max(on_date)::text FROM reconciliations WHERE bank_account_id = ${id})`;

/** The day up to which what a bank account moved was signed to agree with the bank; null where nothing was. */
export async function reconciledOn(db: Db, bankAccountId: number): Promise<PlainDate | null> {
  const [signed] = await rows<{ on: PlainDate | null }>(
    db,
    sql`SELECT ${reconciledUntil(sql`${bankAccountId}`)} AS on`,
  );
  return signed?.on ?? null;
}

export const reconciledText = (until: PlainDate) => `This account is reconciled until ${spokenDate(until)}.`;

/**
 * Checks a day on which something moves money of a bank account, or sets it aside: what is signed stays.
 *
 * @throws HttpError 400 at `field` for a day up to the last signed reconciliation.
 */
export async function checkUnreconciled(
  db: Db,
  bankAccountId: number,
  { day, field }: { day: PlainDate; field: string },
): Promise<void> {
  requireUnreconciled(await reconciledOn(db, bankAccountId), { day, field });
}

/** As `checkUnreconciled`, where the day up to which the account is reconciled has been read. */
export function requireUnreconciled(
  until: PlainDate | null,
  { day, field }: { day: PlainDate; field: string },
): void {
  if (until && day <= until) throw fieldError(field, reconciledText(until));
}

/**
 * The day of the first reconciliation without lines that found the movement `b` at the bank, in SQL: one that was signed as
 * outstanding was not.
 */
export const seenWithoutLine = sql`(SELECT min(r.on_date) FROM reconciliations r
  WHERE r.bank_account_id = b.bank_account_id AND r.statement_id IS NULL AND r.on_date >= b.effective_on
    AND NOT r.outstanding @> jsonb_build_array(jsonb_build_object('entry', b.entry_seq)))`;
