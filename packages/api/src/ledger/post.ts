import type { PlainDate } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';

/** An account of the claim half, by what it is of. */
export type Account =
  | { kind: 'tenant'; currency: StoredCurrency; lease_id: number }
  | { kind: 'contra'; currency: StoredCurrency };

/** One amount, in minor units, from one account to another of the same currency. */
export interface Transfer {
  debit: Account;
  credit: Account;
  amount: bigint;
}

export interface Entry {
  kind: string;
  effective_on: PlainDate;
  /** Written as one statement, so that one may overdraw what another restores. */
  transfers: readonly Transfer[];
}

/** As the column of that name. */
const keyOf = (account: Account) =>
  account.kind === 'tenant'
    ? `tenant:${account.currency}:l${account.lease_id}`
    : `contra:${account.currency}`;

/** The ids of accounts by their keys, opened where the book has none yet. */
async function accountIds(
  db: Db,
  clientId: number,
  accounts: readonly Account[],
): Promise<Map<string, number>> {
  const wanted = [...new Map(accounts.map((account) => [keyOf(account), account])).values()];
  await db.execute(sql`INSERT INTO accounts (client_id, kind, half, currency, lease_id)
    SELECT ${clientId}, kind, 'claim', currency, lease_id
    FROM json_to_recordset(${JSON.stringify(wanted)}::json) AS a (kind text, currency text, lease_id bigint)
    ON CONFLICT DO NOTHING`);
  const found = await rows<{ id: number; key: string }>(
    db,
    sql`SELECT id, key FROM accounts WHERE client_id = ${clientId}
        AND key IN (SELECT json_array_elements_text(${JSON.stringify(wanted.map(keyOf))}::json))`,
  );
  return new Map(found.map(({ key, id }) => [key, id]));
}

/** Posts an entry, whole. Returns its number in the book. The book is locked already, see `lockBook`. */
export async function postEntry(
  db: Db,
  { userId, requestId }: Actor,
  clientId: number,
  { kind, effective_on, transfers }: Entry,
): Promise<number> {
  const ids = await accountIds(
    db,
    clientId,
    transfers.flatMap(({ debit, credit }) => [debit, credit]),
  );
  const [entry] = await rows<{ seq: number }>(
    db,
    sql`INSERT INTO entries (client_id, kind, effective_on, user_id, request_id)
        VALUES (${clientId}, ${kind}, ${effective_on}, ${userId}, ${requestId}) RETURNING seq::int`,
  );
  if (!entry) throw new Error('No entry was made.');
  const lines = transfers.map(({ debit, credit, amount }, index) => ({
    line: index + 1,
    currency: debit.currency,
    debit: ids.get(keyOf(debit)),
    credit: ids.get(keyOf(credit)),
    amount: String(amount),
  }));
  await db.execute(sql`INSERT INTO transfers
      (client_id, entry_seq, line, effective_on, half, currency, debit_account, credit_account, amount)
    SELECT ${clientId}, ${entry.seq}, line, ${effective_on}::date, 'claim', currency, debit, credit, amount
    FROM json_to_recordset(${JSON.stringify(lines)}::json) AS t (line int, currency text, debit bigint,
      credit bigint, amount bigint)`);
  return entry.seq;
}
