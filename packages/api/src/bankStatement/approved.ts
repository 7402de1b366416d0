import type { PartyInput } from '@rentsafe/domain/party';
import type { StepLevel } from '@rentsafe/domain/step';
import { spokenDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { disbursementTaker } from '../disbursement/steps.ts';
import { fieldError } from '../http/errors.ts';
import { partyJson } from '../party/repository.ts';
import { partyPaidBefore, type Suggested } from './candidates.ts';
import type { StoredLine } from './lines.ts';
import { postingDay } from './post.ts';

/** So many approved payments of an account are read and scored. */
const MOST = 500;

/** The payments of an account that are approved and not paid, `d`, in SQL. */
const approvedOf = ({ client_id, bank_account_id }: StoredLine): SQL =>
  sql`d.client_id = ${client_id} AND d.bank_account_id = ${bank_account_id} AND d.state = 'approved'`;

/** Approved payments that a line may be: matched, they are paid. */
export async function approvedCandidates(db: Db, line: StoredLine): Promise<Suggested[]> {
  if (line.amount > 0n) return [];
  const found = await rows<{
    id: number;
    number: string;
    reference: string | null;
    on: string;
    minor: string;
    party: number;
    payee: PartyInput & { name: string };
  }>(
    db,
    sql`SELECT d.id::int, d.number, d.party_id::int AS party, ${partyJson()} AS payee, d.reference, d.approved_on::text AS on,
          (SELECT sum(amount) FROM disbursement_lines WHERE disbursement_id = d.id)::text AS minor
        FROM disbursements d JOIN parties p ON p.id = d.party_id WHERE ${approvedOf(line)} ORDER BY d.id DESC LIMIT ${MOST}`,
  );
  const before = await partyPaidBefore(db, line);
  return found.map(({ id, number, payee, reference, on, minor, party }) => ({
    ...{ kind: 'disbursement' as const, id, number, name: payee.name, on, approved: true },
    ...{ lease: null, party, payee },
    candidate: {
      ...{ number, names: [payee.name], reference, on, amount: -BigInt(minor) },
      paidBefore: party === before,
    },
  }));
}

/**
 * Pays those of these payments that are approved, on the day of the line that says so.
 *
 * @throws HttpError 400 for a line before the approval, or as `postingDay`.
 */
export async function payApproved(
  db: Db,
  actor: Actor,
  line: StoredLine,
  ids: readonly number[],
  level: StepLevel,
): Promise<void> {
  if (line.amount > 0n) return;
  const approved = await rows<{ id: number; number: string; approved_on: string }>(
    db,
    sql`SELECT d.id::int, d.number, d.approved_on::text FROM disbursements d WHERE ${approvedOf(line)}
          AND d.id = ${anyId(ids)} ORDER BY d.id`,
  );
  if (approved.length === 0) return;
  const on = await postingDay(db, actor, line);
  const reference = line.reference?.slice(0, 100) ?? null;
  for (const { id, number, approved_on } of approved) {
    if (on < approved_on) {
      throw fieldError(
        'disbursements',
        `${number} was approved on ${spokenDate(approved_on)}, after the bank paid it. Record its failure, then approve it again on or before ${spokenDate(on)}.`,
      );
    }
    const context = { db, actor, body: { on, reference }, level };
    await disbursementTaker.take('pay', context, { id, client_id: line.client_id });
  }
}
