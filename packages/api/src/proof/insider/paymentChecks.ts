import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import { type Finding, finding, unless } from './finding.ts';
import type { Made, Seen } from './request.ts';
import type { World } from './world.ts';

interface Approval {
  by: number;
  seen: Seen;
}

/** Without the names of what it refers to: an account or a property that is renamed meanwhile is the same one. */
const referred = (value: unknown) =>
  JSON.stringify(value, (key: string, of: unknown) => (key === 'name' ? undefined : of));

/** What of a payment matters to who approves it: to whom, by name too, from which account, for what, and how much. */
const terms = ({ party, bank_account, lines, amount }: Seen) =>
  JSON.stringify([party, referred(bank_account), referred(lines), amount]);

const bankDetails = ({ payee }: Seen) => {
  const { bank_name, bank_branch, account_number } = (payee ?? {}) as Record<string, unknown>;
  return JSON.stringify([bank_name ?? null, bank_branch ?? null, account_number ?? null]);
};

/** Check 3: the insider's own log of who drafted, edited and approved what, at which version and details. */
export class PaymentLog {
  readonly #hands = new Map<string, Set<number>>();
  readonly #approvals = new Map<number, Approval>();

  note({ name, status, actor, path, reply, seen }: Made): Finding[] {
    if (status >= 300) return [];
    const record = reply as Seen & { id?: number; made?: { id: number }[] };
    const touch = (kind: string, id: unknown) => {
      const key = `${kind}:${id}`;
      this.#hands.set(key, (this.#hands.get(key) ?? new Set()).add(actor.id));
    };
    if (['createDisbursement', 'refundDeposit', 'updateDisbursement'].includes(name))
      touch('payment', record.id);
    if (name === 'prepareDisbursements') for (const { id } of record.made ?? []) touch('payment', id);
    if (name === 'createJournal') touch('journal', record.id);
    if (name === 'postJournal') return this.#approved('journal', actor.id, record, seen);
    if (name !== 'approveDisbursement') return [];
    const id = Number(record.id);
    this.#approvals.set(id, { by: actor.id, seen: seen ?? {} });
    return [
      ...this.#approved('payment', actor.id, record, seen),
      ...unless(
        terms(record) === terms(seen ?? {}),
        '3 G9 what was approved is what was read',
        () => `${path}: read ${terms(seen ?? {})}, approved ${terms(record)}.`,
      ),
      ...unless(
        record.payee === undefined || bankDetails(record) === bankDetails(seen ?? {}),
        '3 G9 approved at the bank details that were read',
        () => `${path}: read ${bankDetails(seen ?? {})}, approved ${bankDetails(record)}.`,
      ),
    ];
  }

  #approved(kind: string, by: number, record: Seen, seen: Seen | undefined): Finding[] {
    const hands = this.#hands.get(`${kind}:${record.id}`);
    const isTwo = record.alone === true || !hands?.has(by);
    const isNew = seen?.version === undefined || Number(record.version) === seen.version + 1;
    return [
      ...unless(
        isTwo,
        `3 G9 who drafted or edited a ${kind} approved it`,
        () => `${kind} ${record.id} was approved by user ${by}, who had drafted or edited it.`,
      ),
      ...unless(
        isNew,
        `3 G9 a ${kind} was approved at another version than was read`,
        () => `${kind} ${record.id}: read ${seen?.version}, then ${record.version}.`,
      ),
    ];
  }

  /** What left a bank for somebody is what was approved last, and the file for the bank names the details that the approver saw. */
  async check(world: World, client: number, since: number): Promise<Finding[]> {
    const paid = await rows<{
      id: number;
      seq: number;
      kind: string;
      amount: string;
      moved: string;
      number: string;
      bank: number;
    }>(
      world.server.db,
      sql`SELECT d.id::int AS id, e.entry_seq::int AS seq, e.kind, d.number, d.bank_account_id::int AS bank,
          (SELECT sum(amount)::text FROM disbursement_lines WHERE disbursement_id = d.id) AS amount,
          (SELECT coalesce(sum(CASE WHEN c.kind = CASE e.kind WHEN 'paid' THEN 'bank' ELSE 'paying' END THEN t.amount END), 0)::text
            FROM transfers t JOIN accounts c ON c.id = t.credit_account
            WHERE t.client_id = e.client_id AND t.entry_seq = e.entry_seq) AS moved
        FROM disbursement_events e JOIN disbursements d ON d.id = e.disbursement_id
        WHERE e.client_id = ${client} AND e.entry_seq > ${since} AND e.kind IN ('approved', 'paid')`,
    );
    return paid.flatMap(({ id, seq, kind, amount, moved }) => [
      ...unless(
        this.#approvals.has(id),
        '3 every payment was approved',
        () => `Payment ${id} was ${kind} by entry ${seq}, and nobody approved it.`,
      ),
      ...unless(
        amount === moved,
        '3 what is paid is what was approved',
        () => `Payment ${id}: ${moved} of ${amount} was ${kind} by entry ${seq}.`,
      ),
    ]);
  }

  /** The file that the bank is sent. */
  async checkFile(world: World, client: number): Promise<Finding[]> {
    const waiting = await rows<{ id: number; number: string; bank: number }>(
      world.server.db,
      sql`SELECT id::int AS id, number, bank_account_id::int AS bank FROM disbursements
        WHERE client_id = ${client} AND state = 'approved' AND kind = 'landlord'`,
    );
    const actor = client === world.clients.X ? world.actors.XA1 : world.actors.YA1;
    const findings: Finding[] = [];
    for (const bank of new Set(waiting.map(({ bank }) => bank))) {
      const url = `/api/bank-accounts/${bank}/payment-file/?format=csv`;
      const { status, body } = await world.server.get<unknown>(url, actor.token);
      if (status !== 200) continue;
      const lines = String(body).split(/\r?\n/);
      for (const { id, number } of waiting.filter((row) => row.bank === bank)) {
        const line = lines.find((text) => text.includes(number));
        const payee = (this.#approvals.get(id)?.seen.payee ?? {}) as { account_number?: string | null };
        if (!line || !payee.account_number || line.includes(payee.account_number)) continue;
        findings.push(
          finding(
            '3 G9 the bank is sent other details than were approved',
            `${number} was approved for account ${payee.account_number}; the file says: ${line}`,
          ),
        );
      }
    }
    return findings;
  }
}
