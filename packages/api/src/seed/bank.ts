import { today } from '@rentsafe/domain/date';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { withRecords } from '../bankStatement/candidates.ts';
import { insertStatement } from '../bankStatement/statements.ts';
import { type Db, rows } from '../db/database.ts';
import { sampleEntries } from './own.ts';
import type { Banks } from './receive.ts';

interface Movement {
  id: number;
  entry_seq: number;
  kind: 'receipt' | 'disbursement' | 'entry';
  names: (string | null)[];
  reference: string | null;
  on: PlainDate;
  minor: string;
}

/** So many of the last receipts are left to match; in a small book, half of them. */
const OPEN = 6;
const MOST = 900;

const descriptionOf = ({ kind, names }: Movement): string => {
  const name = names.find((known) => known !== null) ?? '';
  return `${kind === 'disbursement' ? 'PAYMENT' : 'EFT CREDIT'} ${name}`.trim().toUpperCase();
};

/** What the bank writes of its own: a fee, and money that nobody has recorded. */
const ofTheBank = (to_on: PlainDate) => [
  { on: addDays(to_on, -1), description: 'CASH DEPOSIT BORROWDALE', reference: 'CD 88123', amount: '240.00' },
  { on: to_on, description: 'ACCOUNT FEE', amount: '-12.50' },
];

/**
 * The bank statement of last month in dollars, most of whose lines are matched.
 */
export async function seedBank(db: Db, actor: Actor, banks: Banks): Promise<void> {
  const { clientId } = actor;
  const month = addMonths(monthOf(today(actor.now)), -1);
  const [from_on, to_on] = [firstDayOf(month), lastDayOf(month)];
  const movements = sql`SELECT * FROM bank_movements WHERE client_id = ${clientId} AND bank_account_id = ${banks.USD}
    AND entry_seq IN ${sampleEntries(actor)}`;
  const [before] = await rows<{ minor: string }>(
    db,
    sql`SELECT coalesce(sum(amount), 0)::text AS minor FROM (${movements}) b WHERE effective_on < ${from_on}::date`,
  );
  const found = await rows<Movement>(
    db,
    sql`${withRecords(sql`SELECT * FROM (${movements}) b WHERE effective_on BETWEEN ${from_on}::date AND ${to_on}::date
      ORDER BY effective_on, entry_seq LIMIT ${MOST}`)} ORDER BY b.effective_on, b.entry_seq`,
  );
  const known = found.map((movement) => ({
    on: movement.on,
    description: descriptionOf(movement),
    reference: movement.reference,
    amount: toDecimal(BigInt(movement.minor)),
  }));
  const sum = [...found.map(({ minor }) => BigInt(minor)), 24_000n, -1_250n].reduce(
    (all, minor) => all + minor,
    0n,
  );
  const opening = BigInt(before?.minor ?? 0);
  const statement = await insertStatement(db, actor, clientId, {
    ...{ bank_account: banks.USD, from_on, to_on },
    opening: toDecimal(opening),
    closing: toDecimal(opening + sum),
    lines: [...known, ...ofTheBank(to_on)],
  });
  // All but the last are matched: a line has the place of its movement.
  const matched = Math.max(found.length - OPEN, Math.floor(found.length / 2));
  const matches = found.slice(0, matched).map(({ kind, id, entry_seq }, nth) => ({
    ...{ line: statement.lines[nth]?.id, kind, entry_seq },
    receipt_id: kind === 'receipt' ? id : null,
    disbursement_id: kind === 'disbursement' ? id : null,
  }));
  await db.execute(sql`INSERT INTO bank_matches (client_id, line_id, bank_account_id, kind, receipt_id, disbursement_id, entry_seq,
      amount)
    SELECT ${clientId}, l.id, ${banks.USD}, m.kind, m.receipt_id, m.disbursement_id, m.entry_seq, l.amount
    FROM json_to_recordset(${JSON.stringify(matches)}::json) AS m (line bigint, kind text, receipt_id bigint,
      disbursement_id bigint, entry_seq bigint) JOIN bank_lines l ON l.id = m.line`);
}
