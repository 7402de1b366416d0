import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { anyText } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { type Account, halfOf, keyOf } from './account.ts';
import type { Entry, Transfer } from './entry.ts';
import { withShortfalls } from './shortfalls.ts';

/** An entry whose number is known once it is posted, or is known already. */
type Posted<Head = Entry> = Head & { seq?: number };

/** What an entry is, apart from its transfers, by its place in the list. */
const headsOf = (entries: readonly Posted<Omit<Entry, 'transfers'>>[]) =>
  entries.flatMap(({ seq, kind, effective_on, reason, reverses_seq, import_id }, nth) =>
    seq === undefined ? [{ nth, kind, effective_on, reason, reverses_seq, import_id }] : [],
  );

/** The insertion of the entries that have no number yet, in their order, in SQL. */
const insertHeads = (
  { userId, requestId }: Actor,
  clientId: number,
  entries: readonly Posted<Omit<Entry, 'transfers'>>[],
): SQL => sql`INSERT INTO entries (client_id, kind, effective_on, user_id, request_id, reason, reverses_seq, import_id)
    SELECT ${clientId}, kind, effective_on, ${userId}, ${requestId}, reason, reverses_seq, import_id
    FROM json_to_recordset(${JSON.stringify(headsOf(entries))}::json)
      AS e (nth int, kind text, effective_on date, reason text, reverses_seq bigint, import_id bigint)
    ORDER BY nth RETURNING seq::int, effective_on`;

/** All lines of an entry are one statement: it takes no more afterwards. Those of 0 are left out. */
const linesOf = (entries: readonly Posted[]) => {
  let unnumbered = 0;
  return entries.flatMap(({ seq, effective_on, transfers }) => {
    if (seq === undefined) unnumbered += 1;
    const of = seq === undefined ? { nth: unnumbered } : { seq };
    return transfers
      .filter(({ amount }) => amount !== 0n)
      .map(({ debit, credit, amount }, index) => ({
        ...of,
        ...{ effective_on, line: index + 1, half: halfOf(debit), currency: debit.currency },
        ...{ debit: keyOf(debit), credit: keyOf(credit), amount: String(amount) },
      }));
  });
};

/** The accounts that entries name, each once, by the columns that they are opened with. */
const accountsOf = (entries: readonly Posted[]) => {
  const named = entries.flatMap(({ transfers }) =>
    transfers.filter(({ amount }) => amount !== 0n).flatMap(({ debit, credit }) => [debit, credit]),
  );
  return [...new Map(named.map((account) => [keyOf(account), account]))].map(([key, account]) => ({
    ...{ key, half: halfOf(account) },
    ...account,
  }));
};

/**
 * Stores entries with their transfers as one statement, and opens the accounts that the book has not had yet. What is opened is
 * collected as one value: by then each has its balance, which the transfers are added to.
 *
 * @returns the numbers of those that had none, in their order.
 */
async function store(db: Db, actor: Actor, clientId: number, entries: readonly Posted[]): Promise<number[]> {
  const accounts = accountsOf(entries);
  const made = await rows<{ seq: number }>(
    db,
    sql`WITH known AS (SELECT id, key FROM accounts WHERE client_id = ${clientId} AND key = ${anyText(accounts.map(({ key }) => key))}),
        opened AS (INSERT INTO accounts (client_id, kind, half, currency, lease_id, landlord_id, property_id, party_id, bank_account_id)
          SELECT ${clientId}, kind, half, currency, lease_id, landlord_id, property_id, party_id, bank_account_id
          FROM json_to_recordset(${JSON.stringify(accounts)}::json)
            AS a (key text, kind text, half text, currency text, lease_id bigint, landlord_id bigint, property_id bigint,
              party_id bigint, bank_account_id bigint)
          WHERE NOT EXISTS (SELECT FROM known WHERE known.key = a.key) RETURNING id, key),
        ids AS (SELECT jsonb_object_agg(key, id) AS by_key FROM (SELECT * FROM known UNION ALL SELECT * FROM opened) of_both),
        made AS (${insertHeads(actor, clientId, entries)}),
        numbered AS (SELECT seq, row_number() OVER (ORDER BY seq) AS nth FROM made),
        moved AS (INSERT INTO transfers
            (client_id, entry_seq, line, effective_on, half, currency, debit_account, credit_account, amount)
          SELECT ${clientId}, coalesce(t.seq, n.seq), line, effective_on, half, currency,
            (by_key ->> debit)::bigint, (by_key ->> credit)::bigint, amount
          FROM json_to_recordset(${JSON.stringify(linesOf(entries))}::json) AS t (seq bigint, nth int, effective_on date, line int,
              half text, currency text, debit text, credit text, amount bigint)
            LEFT JOIN numbered n USING (nth) CROSS JOIN ids)
        SELECT seq FROM made ORDER BY seq`,
  );
  const seqs = made.map(({ seq }) => seq);
  if (seqs.length < headsOf(entries).length) throw new Error('An entry was not made.');
  return seqs;
}

/**
 * Posts entries, each whole, in their order, and what of landlords' shortfalls follows from them. Returns the numbers of these
 * entries in the book. The book is locked already, see `lockBook`.
 *
 * @throws HttpError 403 where a landlord would come to owe what an entry takes, and may not.
 */
export async function postEntries(
  db: Db,
  actor: Actor,
  clientId: number,
  wanted: readonly Entry[],
): Promise<number[]> {
  const entries = await withShortfalls(db, clientId, wanted);
  return (await store(db, actor, clientId, entries)).slice(0, wanted.length);
}

/**
 * Posts an entry of which some transfers follow from records that name it, as `postEntries`.
 *
 * @param complete writes the records of the entry with this number. @returns its transfers.
 */
export async function postEntryWith(
  db: Db,
  actor: Actor,
  clientId: number,
  entry: Omit<Entry, 'transfers'>,
  complete: (seq: number) => Promise<Entry['transfers']>,
): Promise<number> {
  const [{ seq } = { seq: 0 }] = await rows<{ seq: number }>(db, insertHeads(actor, clientId, [entry]));
  const whole = { ...entry, transfers: await complete(seq) };
  const [own = whole, ...others] = await withShortfalls(db, clientId, [whole]);
  await store(db, actor, clientId, [{ ...own, seq }, ...others]);
  return seq;
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
          AND a.key = ${anyText(accounts.map(keyOf))}`,
  );
  return new Map(found.map(({ key, held }) => [key, BigInt(held)]));
}
