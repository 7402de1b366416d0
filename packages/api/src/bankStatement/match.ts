import { bankLineSteps, type bankMatchInput } from '@rentsafe/domain/bankStatement';
import type { StepLevel } from '@rentsafe/domain/step';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Actor, type AuditEvent, recordEvent } from '../audit/events.ts';
import { reconciledOn } from '../bankAccount/reconciled.ts';
import { takeSteps } from '../book/steps.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { bankLines } from '../db/schema.ts';
import { fieldError, fieldErrors, HttpError, unknownReferenceText } from '../http/errors.ts';
import { payApproved } from './approved.ts';
import { postCost } from './costs.ts';
import { readLine, type StoredLine, storedLine } from './lines.ts';
import { postReceipt } from './post.ts';
import { postTransfer } from './transfers.ts';

type Input = z.output<typeof bankMatchInput>;

/** A movement of the book on the account of a line. */
export interface Movement {
  kind: 'receipt' | 'disbursement' | 'entry';
  /** The id of the receipt or the disbursement, the number of the entry. */
  id: number;
  number: string;
  entry_seq: number;
  amount: bigint;
  matched: boolean;
  /** Whether another line posted it. */
  of_another: boolean;
}

type Chosen = 'receipts' | 'disbursements' | 'entries';

/**
 * The movements of the records that are named, in SQL: what came in with a receipt and what went back with its reversal, what a
 * disbursement paid and what failed of it.
 */
const recordsOf: Record<Chosen, (ids: SQL, clientId: number) => SQL> = {
  receipts: (ids, clientId) => sql`SELECT 'receipt' AS kind, c.id, c.number, c.entry_seq FROM receipts c
    WHERE c.client_id = ${clientId} AND c.id = ${ids}
    UNION ALL SELECT 'receipt', c.id, c.number, v.entry_seq FROM receipts c
    JOIN receipt_events v ON v.receipt_id = c.id AND v.kind = 'reversed' WHERE c.client_id = ${clientId} AND c.id = ${ids}`,
  disbursements: (
    ids,
    clientId,
  ) => sql`SELECT 'disbursement' AS kind, d.id, d.number, v.entry_seq FROM disbursements d
    JOIN disbursement_events v ON v.disbursement_id = d.id WHERE d.client_id = ${clientId} AND d.id = ${ids}`,
  entries: (
    ids,
    clientId,
  ) => sql`SELECT 'entry' AS kind, e.seq AS id, 'Entry ' || e.seq AS number, e.seq AS entry_seq
    FROM entries e WHERE e.client_id = ${clientId} AND e.seq = ${ids}
    AND NOT EXISTS (SELECT FROM receipts WHERE client_id = e.client_id AND entry_seq = e.seq)
    AND NOT EXISTS (SELECT FROM receipt_events WHERE client_id = e.client_id AND entry_seq = e.seq)
    AND NOT EXISTS (SELECT FROM disbursement_events WHERE client_id = e.client_id AND entry_seq = e.seq)`,
};

/** What of the records that are named moves the account, and the numbers of all of them. */
async function movementsOf(
  db: Db,
  line: StoredLine,
  field: Chosen,
  ids: readonly number[],
): Promise<{ movements: Movement[]; numbers: Map<number, string> }> {
  const list = anyId(ids);
  const ofEntry = (name: SQL) => sql`${name}.client_id = ${line.client_id}
    AND ${name}.bank_account_id = ${line.bank_account_id} AND ${name}.entry_seq = r.entry_seq`;
  const found = await rows<Omit<Movement, 'amount'> & { amount: string | null }>(
    db,
    // Joined, all that the lines of the account posted would be looked at.
    sql`SELECT r.kind, r.id::int, r.number, r.entry_seq::int,
          moved_by_entry(${line.client_id}, ${line.bank_account_id}, r.entry_seq)::text AS amount,
          EXISTS (SELECT FROM bank_matches m WHERE ${ofEntry(sql`m`)}) AS matched,
          coalesce((SELECT p.line_id <> ${line.id} AND made_by_line(p.line_id) = p.entry_seq
            FROM bank_postings p WHERE ${ofEntry(sql`p`)}), false) AS of_another
        FROM (${recordsOf[field](list, line.client_id)}) r ORDER BY r.id, r.entry_seq`,
  );
  return {
    movements: found.flatMap((movement) =>
      movement.amount === null ? [] : [{ ...movement, amount: BigInt(movement.amount) }],
    ),
    numbers: new Map(found.map(({ id, number }) => [id, number])),
  };
}

/** Why a record is not what a line is. */
function refusalOf(id: number, number: string | undefined, own: readonly Movement[]): string {
  if (!number) return unknownReferenceText(id);
  if (own.length === 0) return `${number} moved nothing on this account.`;
  return own.every(({ matched }) => matched)
    ? `${number} is matched already.`
    : `Another bank line posted ${number}.`;
}

/**
 * The movements that a line is: of each record the one in the direction of the line, the latest that is left.
 *
 * @throws HttpError 400 for records that moved nothing on the account or are matched, or amounts that are not the line's.
 */
async function chosenMovements(
  db: Db,
  line: StoredLine,
  field: Chosen,
  ids: readonly number[],
): Promise<Movement[]> {
  const { movements, numbers } = await movementsOf(db, line, field, ids);
  const isIn = ({ amount }: Movement) => amount > 0n === line.amount > 0n;
  const problems: { path: PropertyKey[]; message: string }[] = [];
  const chosen = [...new Set(ids)].flatMap((id) => {
    const own = movements.filter((movement) => movement.id === id);
    const left = own.filter(({ matched, of_another }) => !matched && !of_another);
    const movement = left.findLast(isIn) ?? left[0];
    if (movement) return [movement];
    problems.push({ path: [field], message: refusalOf(id, numbers.get(id), own) });
    return [];
  });
  if (problems.length > 0) throw fieldErrors(problems);
  const sum = chosen.reduce((total, { amount }) => total + amount, 0n);
  if (sum !== line.amount) {
    throw fieldError('non_field_errors', `The line is ${toDecimal(line.amount)}, the sum ${toDecimal(sum)}.`);
  }
  return chosen;
}

/** A line that posted something is matched with that alone. @throws HttpError 409 for anything else. */
function checkMade({ made }: StoredLine, { receipts, entries }: Input): void {
  if (!made) return;
  const [id, ...others] = (made.kind === 'receipt' ? receipts : entries) ?? [];
  if (id === made.id && others.length === 0) return;
  const { kind, ...record } = made;
  throw new HttpError(409, { detail: `This line made ${record.number}.`, made: record });
}

/** What a line posted, which it remembers. */
async function posted(db: Db, line: StoredLine, field: Chosen, id: number): Promise<Movement[]> {
  const movements = await chosenMovements(db, line, field, [id]);
  for (const { entry_seq } of movements) {
    await db.execute(sql`INSERT INTO bank_postings (client_id, line_id, bank_account_id, entry_seq)
      VALUES (${line.client_id}, ${line.id}, ${line.bank_account_id}, ${entry_seq})`);
  }
  return movements;
}

async function movementsFor(
  db: Db,
  actor: Actor,
  line: StoredLine,
  match: Input,
  level: StepLevel,
): Promise<Movement[]> {
  const isAdmin = level !== 'user';
  checkMade(line, match);
  const { receipts, disbursements, entries, lease, cost, transfer } = match;
  if (receipts) return chosenMovements(db, line, 'receipts', receipts);
  if (disbursements) {
    await payApproved(db, actor, line, disbursements, level);
    return chosenMovements(db, line, 'disbursements', disbursements);
  }
  if (entries) return chosenMovements(db, line, 'entries', entries);
  if (cost) return posted(db, line, 'entries', await postCost(db, actor, line, cost, isAdmin));
  if (transfer)
    return posted(db, line, 'entries', await postTransfer(db, actor, line, transfer.bank_account));
  return posted(db, line, 'receipts', await postReceipt(db, actor, line, lease ?? null, isAdmin));
}

async function insertMatches(db: Db, line: StoredLine, movements: readonly Movement[]): Promise<void> {
  const records = movements.map(({ kind, id, entry_seq, amount }) => ({
    ...{ kind, entry_seq, amount: String(amount) },
    receipt_id: kind === 'receipt' ? id : null,
    disbursement_id: kind === 'disbursement' ? id : null,
  }));
  await db.execute(sql`INSERT INTO bank_matches (client_id, line_id, bank_account_id, kind, receipt_id, disbursement_id, entry_seq,
      amount)
    SELECT ${line.client_id}, ${line.id}, ${line.bank_account_id}, kind, receipt_id, disbursement_id, entry_seq, amount
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS m (kind text, receipt_id bigint, disbursement_id bigint,
      entry_seq bigint, amount bigint)`);
}

const event = (line: StoredLine, [before, after]: [string[] | null, string[] | null]): AuditEvent => ({
  action: 'update',
  subject: { type: 'bank_account', id: line.bank_account_id },
  clientId: line.client_id,
  changes: { line: [null, line.id], amount: [null, toDecimal(line.amount)], matched: [before, after] },
});

export const lineTaker = takeSteps(
  bankLineSteps,
  { table: bankLines, read: (db, { id }) => storedLine(db, id) },
  {
    /** @throws HttpError 400 for what does not fit, 403 for a cost that an Admin posts, 409 for a line that made something else. */
    match: async ({ db, actor, body, level }, line) => {
      const movements = await movementsFor(db, actor, line, body, level);
      await insertMatches(db, line, movements);
      await recordEvent(db, actor, event(line, [null, movements.map(({ number }) => number)]));
      return readLine(db, line.id);
    },
    /** @throws HttpError 409 for a line that is reconciled. */
    unmatch: async ({ db, actor }, line) => {
      const signed = await reconciledOn(db, line.bank_account_id);
      if (signed && signed >= line.on) throw new HttpError(409, `Reconciled up to ${signed}.`);
      const { matches } = await readLine(db, line.id);
      await db.execute(sql`DELETE FROM bank_matches WHERE line_id = ${line.id}`);
      await recordEvent(db, actor, event(line, [matches.map(({ number }) => number), null]));
      return readLine(db, line.id);
    },
  },
);
