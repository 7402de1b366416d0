import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { type Account, halfOf, keyOf } from './account.ts';
import type { Entry, Transfer } from './entry.ts';
import { withShortfalls } from './shortfalls.ts';

interface StoredAccount {
  id: number;
  key: string;
}

/** The ids of accounts by their keys, opened where the book has none yet. */
async function accountIds(
  db: Db,
  clientId: number,
  accounts: readonly Account[],
): Promise<Map<string, number>> {
  const wanted = new Map(accounts.map((account) => [keyOf(account), account]));
  const found = await rows<StoredAccount>(
    db,
    sql`SELECT id, key FROM accounts WHERE client_id = ${clientId}
        AND key IN (SELECT json_array_elements_text(${JSON.stringify([...wanted.keys()])}::json))`,
  );
  for (const { key } of found) wanted.delete(key);
  const opened = wanted.size > 0 ? await openAccounts(db, clientId, [...wanted.values()]) : [];
  return new Map([...found, ...opened].map(({ key, id }) => [key, id]));
}

const openAccounts = (db: Db, clientId: number, accounts: readonly Account[]) =>
  rows<StoredAccount>(
    db,
    sql`INSERT INTO accounts (client_id, kind, half, currency, lease_id, landlord_id, property_id, party_id, bank_account_id)
        SELECT ${clientId}, kind, half, currency, lease_id, landlord_id, property_id, party_id, bank_account_id
        FROM json_to_recordset(${JSON.stringify(accounts.map((account) => ({ ...account, half: halfOf(account) })))}::json)
          AS a (kind text, half text, currency text, lease_id bigint, landlord_id bigint, property_id bigint,
            party_id bigint, bank_account_id bigint)
        RETURNING id, key`,
  );

/**
 * Posts entries, each whole, in their order, and what of landlords' shortfalls follows from them. Returns the numbers of these
 * entries in the book. The book is locked already, see `lockBook`.
 *
 * @throws HttpError 403 where a landlord would come to owe what an entry takes, and may not.
 */
export async function postEntries(
  db: Db,
  { userId, requestId }: Actor,
  clientId: number,
  wanted: readonly Entry[],
): Promise<number[]> {
  const entries = await withShortfalls(db, clientId, wanted);
  const moves = entries.map(({ transfers }) => transfers.filter(({ amount }) => amount !== 0n));
  const ids = await accountIds(
    db,
    clientId,
    moves.flat().flatMap(({ debit, credit }) => [debit, credit]),
  );
  const records = entries.map(({ transfers, mayOwe, ...entry }, nth) => ({ ...entry, nth }));
  const made = await rows<{ seq: number }>(
    db,
    sql`INSERT INTO entries (client_id, kind, effective_on, user_id, request_id, reason, reverses_seq,
          import_id)
        SELECT ${clientId}, kind, effective_on, ${userId}, ${requestId}, reason, reverses_seq, import_id
        FROM json_to_recordset(${JSON.stringify(records)}::json)
          AS e (nth int, kind text, effective_on date, reason text, reverses_seq bigint,
            import_id bigint)
        ORDER BY nth RETURNING seq::int`,
  );
  const seqs = made.map(({ seq }) => seq);
  const lines = moves.flatMap((ofEntry, nth) =>
    ofEntry.map(({ debit, credit, amount }, index) => ({
      seq: seqs[nth],
      line: index + 1,
      effective_on: entries[nth]?.effective_on,
      half: halfOf(debit),
      currency: debit.currency,
      debit: ids.get(keyOf(debit)),
      credit: ids.get(keyOf(credit)),
      amount: String(amount),
    })),
  );
  await db.execute(sql`INSERT INTO transfers
      (client_id, entry_seq, line, effective_on, half, currency, debit_account, credit_account, amount)
    SELECT ${clientId}, seq, line, effective_on, half, currency, debit, credit, amount
    FROM json_to_recordset(${JSON.stringify(lines)}::json) AS t (seq bigint, line int, effective_on date, half text,
      currency text, debit bigint, credit bigint, amount bigint)`);
  return seqs.slice(0, wanted.length);
}

/** Posts one entry, as `postEntries`. */
export async function postEntry(db: Db, actor: Actor, clientId: number, entry: Entry): Promise<number> {
  const [seq] = await postEntries(db, actor, clientId, [entry]);
  if (seq === undefined) throw new Error('No entry was made.');
  return seq;
}

/** The other way round. */
export const mirrored = ({ debit, credit, amount }: Transfer): Transfer => ({
  debit: credit,
  credit: debit,
  amount,
});

/** What accounts hold, credit positive, by their keys; those without postings are left out. */
export async function heldIn(
  db: Db,
  clientId: number,
  accounts: readonly Account[],
): Promise<Map<string, bigint>> {
  const found = await rows<{ key: string; held: string }>(
    db,
    sql`SELECT a.key, (b.credits - b.debits)::text AS held FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.client_id = ${clientId}
          AND a.key IN (SELECT json_array_elements_text(${JSON.stringify(accounts.map(keyOf))}::json))`,
  );
  return new Map(found.map(({ key, held }) => [key, BigInt(held)]));
}
