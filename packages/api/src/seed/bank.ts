import { today } from '@rentsafe/domain/date';
import {
  addDays,
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  type PlainDate,
} from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { withRecords } from '../bankStatement/candidates.ts';
import { lineTaker } from '../bankStatement/match.ts';
import { insertStatement } from '../bankStatement/statements.ts';
import { type Db, rows } from '../db/database.ts';
import { insertReconciliation } from '../reconciliation/repository.ts';
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

const kindOf = ({ kind, minor }: Movement) => {
  if (kind === 'disbursement') return 'PAYMENT';
  return BigInt(minor) < 0n ? 'UNPAID' : 'EFT CREDIT';
};

const descriptionOf = (movement: Movement): string => {
  const name = movement.names.find((known) => known !== null) ?? '';
  return `${kindOf(movement)} ${name}`.trim().toUpperCase();
};

const lineOf = (movement: Movement) => ({
  on: movement.on,
  description: descriptionOf(movement),
  reference: movement.reference,
  amount: toDecimal(BigInt(movement.minor)),
});

const sumOf = (movements: readonly Movement[]) =>
  movements.reduce((sum, { minor }) => sum + BigInt(minor), 0n);

/** What samples moved on an account, in SQL. */
const movementsOf = (actor: Actor, bank_account: number) => sql`(SELECT * FROM bank_movements
  WHERE client_id = ${actor.clientId} AND bank_account_id = ${bank_account} AND entry_seq IN ${sampleEntries(actor)})`;

/** What was on an account at the end of a day. */
async function balanceOn(db: Db, actor: Actor, bank_account: number, on: PlainDate): Promise<bigint> {
  const [found] = await rows<{ minor: string }>(
    db,
    sql`SELECT coalesce(sum(amount), 0)::text AS minor FROM ${movementsOf(actor, bank_account)} b WHERE effective_on <= ${on}::date`,
  );
  return BigInt(found?.minor ?? 0);
}

/** What moved on an account in a month, oldest first. */
const movedIn = (db: Db, actor: Actor, bank_account: number, month: Month) =>
  rows<Movement>(
    db,
    sql`${withRecords(sql`SELECT * FROM ${movementsOf(actor, bank_account)} b
      WHERE effective_on BETWEEN ${firstDayOf(month)}::date AND ${lastDayOf(month)}::date
      ORDER BY effective_on, entry_seq LIMIT ${MOST}`)} ORDER BY b.effective_on, b.entry_seq`,
  );

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
  const opening = await balanceOn(db, actor, banks.USD, addDays(from_on, -1));
  const found = await movedIn(db, actor, banks.USD, month);
  const statement = await insertStatement(db, actor, clientId, {
    ...{ bank_account: banks.USD, from_on, to_on },
    opening: toDecimal(opening),
    closing: toDecimal(opening + sumOf(found) + 24_000n - 1_250n),
    lines: [...found.map(lineOf), ...ofTheBank(to_on)],
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

const chosen = { receipt: 'receipts', disbursement: 'disbursements', entry: 'entries' } as const;

/** The statement of an earlier month in dollars: each line is matched, and an Admin has signed that bank and book agree. */
export async function signStatement(db: Db, actor: Actor, banks: Banks, month: Month): Promise<void> {
  const { clientId: client_id } = actor;
  const [from_on, to_on] = [firstDayOf(month), lastDayOf(month)];
  const bank_account = banks.USD;
  const opening = await balanceOn(db, actor, bank_account, addDays(from_on, -1));
  const found = await movedIn(db, actor, bank_account, month);
  const { lines } = await insertStatement(db, actor, client_id, {
    ...{ bank_account, from_on, to_on, lines: found.map(lineOf) },
    opening: toDecimal(opening),
    closing: toDecimal(opening + sumOf(found)),
  });
  for (const [nth, { kind, id }] of found.entries()) {
    const body = { [chosen[kind]]: [id] };
    await lineTaker.take(
      'match',
      { db, actor, body, level: 'admin' },
      { id: lines[nth]?.id ?? 0, client_id },
    );
  }
  await insertReconciliation(db, actor, client_id, { bank_account, on: to_on }, true);
}

/** The same in ZiG, from the balance on a paper statement. */
export async function signBalance(db: Db, actor: Actor, banks: Banks, month: Month): Promise<void> {
  const { clientId } = actor;
  const [bank_account, on] = [banks.ZWG, lastDayOf(month)];
  const amount = toDecimal(await balanceOn(db, actor, bank_account, on));
  const input = { bank_account, on, statement: { amount, currency: 'ZIG' as const } };
  await insertReconciliation(db, actor, clientId, input, true);
}
