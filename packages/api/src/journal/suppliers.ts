import { allocateInOrder } from '@rentsafe/domain/ledger';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { postBill } from '../bill/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import type { Transfer } from '../ledger/entry.ts';
import { mirrored, postEntry } from '../ledger/post.ts';
import { checkThere } from '../ledger/there.ts';
import { checkEnough, type Head, type Posting, type Row } from './posting.ts';

const supplierOf = ({ party_id }: Row): number => {
  if (party_id === null) throw new Error('A journal of a supplier names them.');
  return party_id;
};

/** What is owed to the supplier becomes less. */
const lowering = (row: Row): Transfer => ({
  debit: { kind: 'creditor', currency: row.currency, party_id: supplierOf(row) },
  credit: { kind: 'contra', currency: row.currency },
  amount: row.amount,
});

/** Posts that. @throws HttpError 400 at `on` where that much was not owed. */
async function lower(db: Db, actor: Actor, row: Row, head: Head): Promise<number> {
  const transfer = lowering(row);
  const taking = { from: transfer.debit, amount: row.amount };
  await checkThere(db, row.client_id, [taking], { day: head.effective_on, field: 'on' });
  return postEntry(db, actor, row.client_id, { ...head, transfers: [transfer] });
}

/** What is neither paid nor approved of the bills `b` that `condition` finds, the first due first. */
async function readOpenBills(db: Db, condition: SQL): Promise<{ charge: number; open: bigint }[]> {
  const found = await rows<{ id: number; open: string }>(
    db,
    sql`SELECT b.id, (s.amount - s.paid - coalesce((
          SELECT sum(l.amount) FROM disbursement_lines l JOIN disbursements d ON d.id = l.disbursement_id
          WHERE l.bill_id = b.id AND d.state = 'approved'), 0))::text AS open
        FROM bills b JOIN open_bills s ON s.bill_id = b.id JOIN ownerships o ON o.id = b.ownership_id
        WHERE ${condition} ORDER BY b.due_on, b.id`,
  );
  return found.map(({ id, open }) => ({ charge: id, open: BigInt(open) }));
}

const openOf = (bills: readonly { open: bigint }[]) => bills.reduce((sum, { open }) => sum + open, 0n);

async function insertPayments(
  db: Db,
  { id, client_id, currency }: Row,
  entry: number,
  payments: readonly { charge: number; amount: bigint }[],
): Promise<void> {
  const records = payments.map(({ charge, amount }) => ({ bill_id: charge, amount: String(amount) }));
  await db.execute(sql`INSERT INTO bill_payments (client_id, bill_id, currency, journal_id, amount, entry_seq)
    SELECT ${client_id}, bill_id, ${currency}, ${id}, amount, ${entry}
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS p (bill_id bigint, amount bigint)`);
}

/** The book owes the supplier more: a bill under the number of the journal. Taken back, nothing of it is open. */
export const supplierCredit: Posting = {
  post: async (db, actor, row, { kind, reason }) => {
    const { client_id, property_id, number, on_date, currency, amount } = row;
    const [ownership] = await rows<{ id: number }>(
      db,
      sql`SELECT id FROM ownerships WHERE property_id = ${property_id} AND during @> ${on_date}::date`,
    );
    if (!ownership) throw fieldError('on', `Nobody owns the property on ${on_date}.`);
    const bill = {
      ...{ party_id: supplierOf(row), ownership_id: ownership.id, number, currency, amount },
      ...{ billed_on: on_date, due_on: on_date, description: reason },
    };
    return (await postBill(db, actor, client_id, bill, { kind, reason })).entry;
  },
  reverse: async (db, actor, row, head) => {
    const { client_id, entry_seq, amount } = row;
    const bills = await readOpenBills(db, sql`b.client_id = ${client_id} AND b.entry_seq = ${entry_seq}`);
    checkEnough(row, openOf(bills), 'is open');
    const seq = await lower(db, actor, row, head);
    await insertPayments(db, row, seq, allocateInOrder(bills, amount));
    return seq;
  },
};

/** The book owes the supplier less: of the oldest bills, for the property where one is named. Taken back, they are open again. */
export const supplierDebit: Posting = {
  post: async (db, actor, row, head) => {
    const { client_id, property_id, currency, on_date, amount } = row;
    const bills = await readOpenBills(
      db,
      sql`b.client_id = ${client_id} AND b.party_id = ${supplierOf(row)} AND b.currency = ${currency}
        AND b.billed_on <= ${on_date}::date ${property_id === null ? sql`` : sql`AND o.property_id = ${property_id}`}`,
    );
    checkEnough(row, openOf(bills), 'is open');
    const seq = await lower(db, actor, row, head);
    await insertPayments(db, row, seq, allocateInOrder(bills, amount));
    return seq;
  },
  reverse: async (db, actor, row, head) => {
    const paid = await rows<{ charge: number; amount: string }>(
      db,
      sql`SELECT bill_id AS charge, (-amount)::text AS amount FROM bill_payments WHERE journal_id = ${row.id}`,
    );
    const seq = await postEntry(db, actor, row.client_id, { ...head, transfers: [mirrored(lowering(row))] });
    await insertPayments(
      db,
      row,
      seq,
      paid.map(({ charge, amount }) => ({ charge, amount: BigInt(amount) })),
    );
    return seq;
  },
};
