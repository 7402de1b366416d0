import { runAlone } from '../../testing/postgres.ts';
import type { Posted } from './load.ts';

interface Stored {
  id: string;
  key: string;
  amount: string;
}

/** Receipts that were acknowledged and are not there as they were, and those that are there twice or that nobody was told of. */
export async function compare(
  url: string,
  posted: readonly Posted[],
): Promise<{ lost: number; twice: number }> {
  const stored = await runAlone<Stored>(
    url,
    `SELECT id, reference AS key, (amount::numeric / 100)::numeric(12, 2)::text AS amount FROM receipts`,
  );
  const byKey = new Map<string, Stored[]>();
  for (const row of stored) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  const isThere = ({ id, key, amount }: Posted) =>
    byKey.get(key)?.some((row) => Number(row.id) === id && row.amount === amount);
  const told = new Set(posted.map(({ key }) => key));
  const twice = [...byKey].filter(([key, rows]) => rows.length > 1 || !told.has(key)).length;
  return { lost: posted.filter((receipt) => !isThere(receipt)).length, twice };
}

/** What must hold of a book whatever happened, as sentences that count. */
export async function whatFails(url: string, months: readonly string[]): Promise<string[]> {
  const [row] = await runAlone<Record<string, boolean>>(
    url,
    `SELECT
      (SELECT count(*) = max(seq) AND max(seq) = (SELECT max(last_seq) FROM book_heads) FROM entries)
        AS "entries are numbered without a gap",
      NOT EXISTS (SELECT FROM account_balances b
        LEFT JOIN LATERAL (SELECT sum(amount) AS moved FROM transfers WHERE debit_account = b.account_id) d ON true
        LEFT JOIN LATERAL (SELECT sum(amount) AS moved FROM transfers WHERE credit_account = b.account_id) c ON true
        WHERE b.debits <> coalesce(d.moved, 0) OR b.credits <> coalesce(c.moved, 0))
        AS "kept balances are the sums of the transfers",
      (SELECT coalesce(sum(amount), 0) FROM receipts) = (SELECT coalesce(sum(debits - credits), 0)
        FROM account_balances JOIN accounts a ON a.id = account_id WHERE a.kind = 'bank')
        AS "the bank account holds what was received",
      NOT EXISTS (SELECT FROM entries WHERE recorded_at > clock_timestamp() + interval '5 seconds')
        AS "nothing is recorded at a time to come",
      NOT EXISTS (SELECT FROM charges GROUP BY schedule_id, period HAVING count(*) > 1)
        AS "no month is charged twice",
      NOT EXISTS (SELECT FROM unnest($1::text[]) m WHERE (SELECT count(*) FROM charges WHERE period = (m || '-01')::date)
        <> (SELECT count(*) FROM leases))
        AS "each lease is charged in each month that was run"`,
    [months],
  );
  return Object.entries(row ?? {}).flatMap(([what, holds]) => (holds ? [] : [what]));
}

/** Jobs that have not run to their end since a moment, in words. */
export const openJobs = async (url: string, since: Date): Promise<string[]> =>
  (
    await runAlone<{ name: string }>(
      url,
      `SELECT q.name FROM pgboss.queue q WHERE q.name NOT LIKE '\\_\\_%' AND NOT EXISTS
         (SELECT FROM pgboss.job j WHERE j.name = q.name AND j.state = 'completed' AND j.completed_on > $1)`,
      [since],
    )
  ).map(({ name }) => name);
