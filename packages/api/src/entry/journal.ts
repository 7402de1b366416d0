import { toDecimal } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { OperatorError } from '../operatorError.ts';

const ENTRIES = 500;

interface JournalEntry {
  seq: number;
  kind: string;
  effective_on: string;
  recorded_at: string;
  lines: { account: string; currency: StoredCurrency; minor: string }[];
}

/** `claim:tenant:l12`: the half, the kind, and the records that the account is of. */
const accountName = sql.raw(`a.half || ':' || replace(a.key, ':' || a.currency, '')`);

const readBatch = (db: Db, clientId: number, after: number, last: number) =>
  rows<JournalEntry>(
    db,
    sql`SELECT e.seq::int, e.kind, e.effective_on::text, e.recorded_at,
          (SELECT json_agg(json_build_object('account', ${accountName}, 'currency', p.currency, 'minor', p.amount::text)
             ORDER BY p.line, p.amount < 0)
           FROM postings p JOIN accounts a ON a.id = p.account_id
           WHERE p.client_id = e.client_id AND p.entry_seq = e.seq) AS lines
        FROM entries e WHERE e.client_id = ${clientId} AND e.seq > ${after} AND e.seq <= ${last}
        ORDER BY e.seq LIMIT ${ENTRIES}`,
  );

const entryText = ({ seq, kind, effective_on, recorded_at, lines }: JournalEntry) =>
  [
    `${effective_on} (${seq}) ${kind}  ; recorded ${new Date(recorded_at).toISOString()}`,
    ...lines.map(
      ({ account, currency, minor }) => `    ${account}  ${toDecimal(BigInt(minor))} ${currencyOf(currency)}`,
    ),
    '',
    '',
  ].join('\n');

/**
 * A whole book as a journal in plain text, which hledger reads: debits positive, entries in the order in which they were recorded.
 * What stands at the end of a day D are its balances before D + 1.
 */
export async function* journalOf(db: Db, clientId: number): AsyncGenerator<string> {
  const [head] = await rows<{ last: number }>(
    db,
    sql`SELECT last_seq::int AS last FROM book_heads WHERE client_id = ${clientId}`,
  );
  if (!head) throw new OperatorError(`There is no client ${clientId}.`);
  yield `; Book of client ${clientId}, ${head.last} entries\ndecimal-mark .\n\n`;
  for (let after = 0; after < head.last; ) {
    const batch = await readBatch(db, clientId, after, head.last);
    yield batch.map(entryText).join('');
    after = batch.at(-1)?.seq ?? head.last;
  }
}
