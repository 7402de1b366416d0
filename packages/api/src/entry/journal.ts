import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { OperatorError } from '../operatorError.ts';

/** First and last day; '' where there is none. */
export interface Days {
  from: string;
  until: string;
}

interface Journal {
  /** How many entries it has. */
  count: number;
  /** In plain text, a part at a time. */
  text: AsyncGenerator<string>;
}

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

const within = ({ from, until }: Days) =>
  sql`${from ? sql`AND e.effective_on >= ${from}` : sql``} ${until ? sql`AND e.effective_on <= ${until}` : sql``}`;

const readBatch = (db: Db, clientId: number, days: Days, after: number, last: number) =>
  rows<JournalEntry>(
    db,
    sql`SELECT e.seq::int, e.kind, e.effective_on::text, e.recorded_at,
          (SELECT json_agg(json_build_object('account', ${accountName}, 'currency', p.currency, 'minor', p.amount::text)
             ORDER BY p.line, p.amount < 0)
           FROM postings p JOIN accounts a ON a.id = p.account_id
           WHERE p.client_id = e.client_id AND p.entry_seq = e.seq) AS lines
        FROM entries e WHERE e.client_id = ${clientId} AND e.seq > ${after} AND e.seq <= ${last} ${within(days)}
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

const wholeBook: Days = { from: '', until: '' };

/**
 * A book, or what counts in some of its days, as a journal that hledger reads: debits positive, entries in the order in which they
 * were recorded. What stands at the end of a day D are the balances of the whole book before D + 1.
 */
export async function journalOf(db: Db, clientId: number, days = wholeBook): Promise<Journal> {
  const [head] = await rows<{ last: number; count: number }>(
    db,
    sql`SELECT b.last_seq::int AS last,
          (SELECT count(*)::int FROM entries e
           WHERE e.client_id = b.client_id AND e.seq <= b.last_seq ${within(days)}) AS count
        FROM book_heads b WHERE b.client_id = ${clientId}`,
  );
  if (!head) throw new OperatorError(`There is no client ${clientId}.`);
  return { count: head.count, text: parts(db, clientId, days, head) };
}

async function* parts(
  db: Db,
  clientId: number,
  days: Days,
  { last, count }: { last: number; count: number },
) {
  const period = [days.from && `from ${days.from}`, days.until && `until ${days.until}`].filter(Boolean);
  yield `; ${[`Book of client ${clientId}`, ...period, `${count} entries`].join(', ')}\ndecimal-mark .\n\n`;
  for (let after = 0; after < last; ) {
    const batch = await readBatch(db, clientId, days, after, last);
    yield batch.map(entryText).join('');
    after = batch.length < ENTRIES ? last : (batch.at(-1)?.seq ?? last);
  }
}
