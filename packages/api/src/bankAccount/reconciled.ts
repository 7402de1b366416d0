import { type PlainDate, spokenDate } from '@rentsafe/domain/date';
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
  const until = await reconciledOn(db, bankAccountId);
  if (until && day <= until) throw fieldError(field, reconciledText(until));
}
