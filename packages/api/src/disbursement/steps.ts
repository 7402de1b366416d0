import { today } from '@rentsafe/domain/date';
import { disbursementSteps } from '@rentsafe/domain/disbursement';
import type { EntryKind } from '@rentsafe/domain/entry';
import type { StepLevel } from '@rentsafe/domain/step';
import { type PlainDate, spokenDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { checkUnreconciled } from '../bankAccount/reconciled.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { checkApprover } from '../book/approval.ts';
import { changeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { disbursements } from '../db/schema.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { checkDay } from '../ledger/days.ts';
import type { Transfer } from '../ledger/entry.ts';
import { mirrored, postEntry } from '../ledger/post.ts';
import { checkThere } from '../ledger/there.ts';
import { changeDraft } from './drafts.ts';
import { checkAvailable, type Line, owedBefore, readLines, sourceOf, takingsOf } from './lines.ts';
import { readDisbursement } from './read.ts';
import { refundReceipts, restoreReceipts } from './refunds.ts';

type Row = typeof disbursements.$inferSelect;

/** The day that was sent, or today. @throws HttpError 400 for one to come, locked, reconciled, or before `earliest`. */
async function dayOf(
  db: Db,
  { now }: Actor,
  { client_id, bank_account_id }: Row,
  on: string | null | undefined,
  earliest: PlainDate | null,
): Promise<PlainDate> {
  const day = on ?? today(now);
  await checkDay(db, client_id, { day, field: 'on', now });
  await checkUnreconciled(db, bank_account_id, { day, field: 'on' });
  if (earliest && day < earliest) throw fieldError('on', `Not before ${earliest}.`);
  return day;
}

const entryKinds = {
  approved: 'disbursement_approval',
  paid: 'disbursement_payment',
  failed: 'disbursement_failure',
} as const satisfies Record<string, EntryKind>;

/** Posts what happened to a disbursement, and keeps it as its event. Returns the number of the entry. */
async function post(
  db: Db,
  actor: Actor,
  { id, client_id }: Row,
  kind: keyof typeof entryKinds,
  {
    on,
    reason,
    alone = false,
    transfers,
  }: { on: PlainDate; reason?: string; alone?: boolean; transfers: readonly Transfer[] },
): Promise<number> {
  const entry = { kind: entryKinds[kind], effective_on: on, transfers, ...(reason && { reason }) };
  const seq = await postEntry(db, actor, client_id, entry);
  await db.execute(sql`INSERT INTO disbursement_events (client_id, disbursement_id, kind, on_date, reason, alone, entry_seq)
    VALUES (${client_id}, ${id}, ${kind}, ${on}, ${reason ?? null}, ${alone}, ${seq})`);
  return seq;
}

const paying = ({ currency, bank_account_id }: Row) =>
  ({ kind: 'paying', currency, bank_account_id }) as const;

/** The money of each line is set aside. */
const approvalOf = (row: Row, lines: readonly Line[]): Transfer[] =>
  lines.map((line) => ({ debit: sourceOf(row, line), credit: paying(row), amount: line.amount }));

/** It leaves the bank; of a bill, what is owed to the supplier goes too. */
const paymentOf = (row: Row, lines: readonly Line[]): Transfer[] => {
  const { kind, currency, bank_account_id, party_id } = row;
  return lines.flatMap(({ amount }): Transfer[] => [
    { debit: paying(row), credit: { kind: 'bank', currency, bank_account_id }, amount },
    ...(kind === 'bill'
      ? [
          {
            debit: { kind: 'creditor', currency, party_id },
            credit: { kind: 'contra', currency },
            amount,
          } as const,
        ]
      : []),
  ]);
};

/** Stores what a payment settles of the bills of a disbursement; `sign` -1 takes it back. */
async function payBills(db: Db, row: Row, lines: readonly Line[], sign: 1n | -1n, entry: number) {
  if (row.kind !== 'bill') return;
  const records = lines.map(({ bill_id, amount }) => ({ bill_id, amount: String(sign * amount) }));
  await db.execute(sql`INSERT INTO bill_payments (client_id, bill_id, currency, disbursement_id, amount, entry_seq)
    SELECT ${row.client_id}, bill_id, ${row.currency}, ${row.id}, amount, ${entry}
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS p (bill_id bigint, amount bigint)`);
}

/** @throws HttpError 409 where a line of the bank says that it was paid, 403 where a bank may have been told to pay it. */
async function checkUnpaid(db: Db, { id, state, in_file_on }: Row, level: StepLevel): Promise<void> {
  const [match] = await rows<{ line: number; on: PlainDate }>(
    db,
    sql`SELECT l.id AS line, l.on_date::text AS on FROM bank_matches m JOIN bank_lines l ON l.id = m.line_id
        WHERE m.disbursement_id = ${id} ORDER BY m.id LIMIT 1`,
  );
  if (match) {
    const detail = `It is matched with the bank's line of ${spokenDate(match.on)}. Unmatch that first.`;
    throw new HttpError(409, { detail, state, line: match.line });
  }
  if (state === 'approved' && in_file_on && level === 'user') {
    const text = `It was in a file for the bank on ${spokenDate(in_file_on)}. An Admin must take it back.`;
    throw new HttpError(403, text);
  }
}

export const disbursementTaker = changeSteps(
  disbursementSteps,
  { table: disbursements, type: 'disbursement', read: readDisbursement },
  {
    edit: changeDraft,
    /**
     * Sets the money aside.
     *
     * @throws HttpError 400 for a day to come, locked, or before the money was there, or a closed account; 403 for whoever drafted or
     * edited it, unless nobody else could; 409 for more than is there.
     */
    approve: async ({ db, actor, body: { on } }, row) => {
      const alone = await checkApprover(db, actor, row);
      const day = await dayOf(db, actor, row, on, null);
      await activeAccount(db, row.client_id, row.bank_account_id);
      const lines = await readLines(db, row.id);
      await checkAvailable(db, row, lines);
      await checkThere(db, row.client_id, takingsOf(row, lines), { day, field: 'on' });
      const entry = await post(db, actor, row, 'approved', {
        on: day,
        alone,
        transfers: approvalOf(row, lines),
      });
      if (row.kind === 'credit') await refundReceipts(db, row, lines, { on: day, entry });
      return { values: { approved_by: actor.userId, alone, approved_on: day } };
    },
    /** @throws HttpError 400 for a day to come, locked, or before the approval. */
    pay: async ({ db, actor, body: { on, reference } }, row) => {
      const day = await dayOf(db, actor, row, on, row.approved_on);
      const lines = await readLines(db, row.id);
      await checkThere(db, row.client_id, owedBefore(row, lines), { day, field: 'on' });
      const entry = await post(db, actor, row, 'paid', { on: day, transfers: paymentOf(row, lines) });
      await payBills(db, row, lines, 1n, entry);
      return { values: { paid_on: day, reference: reference || null } };
    },
    /**
     * The money is back where it came from.
     *
     * @throws HttpError 400 for a day to come, locked, or before what failed; 403 for a User, of what may have been paid; 409 while it
     * is matched.
     */
    fail: async ({ db, actor, level, body: { on, reason } }, row) => {
      await checkUnpaid(db, row, level);
      const day = await dayOf(db, actor, row, on, row.paid_on ?? row.approved_on);
      const lines = await readLines(db, row.id);
      const isPaid = row.state === 'paid';
      const posted = [...approvalOf(row, lines), ...(isPaid ? paymentOf(row, lines) : [])];
      const entry = await post(db, actor, row, 'failed', {
        on: day,
        reason,
        transfers: posted.map(mirrored),
      });
      if (isPaid) await payBills(db, row, lines, -1n, entry);
      if (row.kind === 'credit') await restoreReceipts(db, row, { on: day, entry });
      const none = { approved_by: null, alone: false, approved_on: null, paid_on: null };
      return { values: { ...none, reference: null, in_file_on: null } };
    },
    cancel: () => ({}),
  },
);
