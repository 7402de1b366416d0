import { sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';
import { readContent } from '../file/contents.ts';
import { storesOf } from '../file/stores.ts';

/** What a copy of a book has to have in common with it, read from its entries alone, in any version since there are books. */
export interface BookFacts {
  client: number;
  entries: number;
  /** Its accounts added up by half, currency and kind. */
  balances: string;
  /** Of all entries and transfers. */
  hash: string;
}

/** The facts of every book, up to an entry of each where `until` says so. */
export function bookFacts(
  { db }: Pick<Database, 'db'>,
  until?: ReadonlyMap<number, number>,
): Promise<BookFacts[]> {
  const ends = sql.join(
    [...(until ?? [])].map(([client, seq]) => sql`(${client}::bigint, ${seq}::bigint)`),
    sql`, `,
  );
  const isWithin = (client: string, seq: string) =>
    until
      ? sql`(${sql.raw(seq)} <= (SELECT u.seq FROM (VALUES ${ends}) u (client, seq) WHERE u.client = ${sql.raw(client)}))`
      : sql`true`;
  return rows<BookFacts>(
    db,
    sql`SELECT b.client_id::int AS client,
          (SELECT count(*)::int FROM entries e WHERE e.client_id = b.client_id AND ${isWithin('e.client_id', 'e.seq')}) AS entries,
          (SELECT coalesce(string_agg(s.line, E'\n' ORDER BY s.line COLLATE "C"), '') FROM (
             SELECT concat_ws(' ', a.half, a.currency, a.kind, sum(p.amount)) AS line
             FROM postings p JOIN accounts a ON a.id = p.account_id
             WHERE p.client_id = b.client_id AND ${isWithin('p.client_id', 'p.entry_seq')}
             GROUP BY a.half, a.currency, a.kind HAVING sum(p.amount) <> 0) s) AS balances,
          (SELECT md5(coalesce(string_agg(concat_ws(' ', e.seq, e.kind, e.effective_on, extract(epoch FROM e.recorded_at), e.user_id,
             e.request_id, e.reason, e.reverses_seq,
             (SELECT string_agg(concat_ws(' ', t.line, t.effective_on, t.half, t.currency, t.debit_account, t.credit_account, t.amount),
                ',' ORDER BY t.line) FROM transfers t WHERE t.client_id = e.client_id AND t.entry_seq = e.seq)),
             E'\n' ORDER BY e.seq), '')) FROM entries e WHERE e.client_id = b.client_id AND ${isWithin('e.client_id', 'e.seq')}) AS hash
        FROM books b ORDER BY 1`,
  );
}

export const endsOf = (facts: readonly BookFacts[]): Map<number, number> =>
  new Map(facts.map(({ client, entries }) => [client, entries]));

/** The hashes of the files that are named, each once its bytes were read, which `readContent` compares with it. */
export async function fileFacts(database: Database): Promise<string[]> {
  const stores = storesOf({ objectStoreUrl: null }, database);
  const named = await rows<{ client_id: number; sha256: string }>(
    database.db,
    sql`SELECT client_id, sha256 FROM file_contents WHERE place IN ('table', 'folder') ORDER BY sha256, client_id`,
  );
  for (const { client_id, sha256 } of named) {
    await readContent(database.db, stores, { clientId: client_id, sha256 });
  }
  return named.map(({ sha256 }) => sha256);
}
