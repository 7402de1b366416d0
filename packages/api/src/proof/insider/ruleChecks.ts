import { daysBetween } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import { type Finding, finding, unless } from './finding.ts';
import type { NaiveBook } from './naiveBook.ts';
import type { Made } from './request.ts';
import { decimal } from './values.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;

interface Rule {
  key: string;
  /** A call that was answered well, and should not have been. */
  isBroken: (made: Made & { body: Body; reply: Body }) => boolean;
}

const is = (made: Made, ...names: string[]) => names.includes(made.name);

/** What a person of a role may not do, by what they sent and read. */
const rules: readonly Rule[] = [
  {
    key: 'G9 a payment is approved with the version that was read',
    isBroken: (made) =>
      is(made, 'approveDisbursement', 'postJournal') && made.body.version !== made.seen?.version,
  },
  {
    key: 'G9 bank details are changed by an Admin',
    isBroken: (made) => is(made, 'updateLandlord') && !made.actor.isAdmin && 'account_number' in made.body,
  },
  {
    key: 'G11 a paid payment fails by an Admin',
    isBroken: (made) => is(made, 'failDisbursement') && !made.actor.isAdmin && made.seen?.state === 'paid',
  },
  {
    key: 'G11 a cost for a landlord is posted by an Admin',
    isBroken: (made) =>
      is(made, 'matchBankLine') &&
      !made.actor.isAdmin &&
      (made.body.cost as Body | undefined)?.bearer === 'landlord',
  },
  {
    key: 'G4 a consent lasts 366 days at most',
    isBroken: (made) =>
      is(made, 'createConsent') && daysBetween(String(made.body.given_on), String(made.body.until_on)) > 366,
  },
  {
    key: 'G6 the waiting time is 14 to 60 days, set by the provider',
    isBroken: (made) =>
      is(made, 'updateBook') &&
      'claim_wait_days' in made.body &&
      (made.actor.name !== 'PA' ||
        Number(made.body.claim_wait_days) < 14 ||
        Number(made.body.claim_wait_days) > 60),
  },
  {
    key: 'G5 the provider says up to when a book is verified',
    isBroken: (made) =>
      is(made, 'updateBook') &&
      made.reply.verified_on === made.body.verified_on &&
      'verified_on' in made.body &&
      made.actor.name !== 'PA',
  },
];

export const brokenRules = (made: Made): Finding[] =>
  made.status >= 300 || typeof made.body !== 'object' || made.body === null
    ? []
    : rules
        .filter(({ isBroken }) => isBroken(made as Made & { body: Body; reply: Body }))
        .map(({ key }) =>
          finding(
            key,
            `${made.actor.name} ${made.method} ${made.path} ${JSON.stringify(made.body)}: ${made.status}`,
          ),
        );

/** G12: a rate far off needs an Admin. */
export function farRate(made: Made, batch: readonly Made[], last: string | undefined): Finding[] {
  const rateOf = ({ body }: Made) => (body as { rate?: string } | undefined)?.rate;
  const rate = rateOf(made);
  if (batch.filter((one) => one.client === made.client && rateOf(one)).length > 1) return [];
  if (
    !rate ||
    !last ||
    made.status >= 300 ||
    made.actor.isAdmin ||
    !['createReceipt', 'createRate'].includes(made.name)
  )
    return [];
  const off = Math.abs(Number(rate) / Number(last) - 1);
  return unless(
    off <= 0.2001,
    'G12 a rate far off needs an Admin',
    () => `${made.actor.name} recorded ${rate} after ${last}: ${made.path}`,
  );
}

/** G13: what an account that money was moved out of holds since. */
export function overdrawn(made: Made, book: NaiveBook): Finding[] {
  if (made.name !== 'createBankTransfer' || made.status !== 201) return [];
  const { entry } = made.reply as { entry: number };
  const posted = book.entries.find(({ seq }) => seq === entry);
  const from = posted?.transfers.map(({ credit }) => credit).find(({ kind }) => kind === 'bank');
  if (!posted || !from) return [];
  const below = book
    .history(from.id, entry)
    .find(([day, balance]) => day >= posted.effective_on && balance < 0n);
  return below
    ? [
        finding(
          '2 G13 a transfer takes no more than is there',
          `Entry ${entry} left bank account ${from.bank_account_id} at ${decimal(below[1])} at the end of ${below[0]}.`,
        ),
      ]
    : [];
}

/**
 * What the rows of a book say that no call may have led to. Of a consent `amount` is what it covers; `limit_amount` is what the
 * property allowed without one. An amount of the other currency counts at the best rate that the book has ever had, to the cent.
 */
export async function brokenRecords({ server: { db } }: World, client: number): Promise<Finding[]> {
  const found = await rows<{ key: string; of: string }>(
    db,
    sql`SELECT 'G13 no receipt of a draft or cancelled lease' AS key, r.number AS of FROM receipts r JOIN open_receipts o ON o.receipt_id = r.id
        JOIN leases l ON l.id = o.lease_id WHERE r.client_id = ${client} AND l.state IN ('draft', 'cancelled')
      UNION ALL SELECT 'G13 a deposit charge is not paid from the deposit', r.number FROM receipts r JOIN allocations a ON a.receipt_id = r.id
        JOIN charges c ON c.id = a.charge_id JOIN entries e ON e.client_id = r.client_id AND e.seq = r.entry_seq
        WHERE r.client_id = ${client} AND r.bank_account_id IS NULL AND e.kind = 'deposit_deduction' AND c.type = 'deposit'
      UNION ALL SELECT 'G13 a closed account holds nothing', b.id::text FROM bank_accounts b JOIN accounts a ON a.bank_account_id = b.id
        JOIN account_balances s ON s.account_id = a.id
        WHERE b.client_id = ${client} AND NOT b.is_active AND s.debits - s.credits <> 0 AND a.kind IN ('bank', 'paying')
      UNION ALL SELECT 'G16 a consent covers its amount', w.number FROM work_orders w JOIN properties p ON p.id = w.property_id
        CROSS JOIN LATERAL (SELECT coalesce(w.estimate_currency, w.currency) AS estimated) e
        CROSS JOIN LATERAL (SELECT CASE estimated WHEN 'USD' THEN 1 / min(rate) ELSE max(rate) END AS best FROM (
          SELECT rate FROM rates WHERE client_id = w.client_id UNION ALL SELECT rate FROM receipts WHERE client_id = w.client_id) known) r
        CROSS JOIN LATERAL (SELECT p.repair_limit_usd * CASE estimated WHEN 'USD' THEN 1 ELSE coalesce(best, 0) END AS usd,
          p.repair_limit_zwg * CASE estimated WHEN 'USD' THEN coalesce(best, 0) ELSE 1 END AS zwg) l
        WHERE w.client_id = ${client} AND w.state IN ('issued', 'started', 'completed', 'closed') AND NOT w.without_consent
          AND w.estimate > 1 + CASE estimated WHEN 'USD' THEN coalesce(usd, zwg) ELSE coalesce(zwg, usd) END
          AND NOT EXISTS (SELECT FROM landlord_consents c WHERE c.work_order_id = w.id
            AND 1 + c.amount * CASE WHEN c.currency = estimated THEN 1 ELSE coalesce(best, 0) END >= w.estimate)`,
  );
  return found.map(({ key, of }) => finding(`2 ${key}`, `${of} of book ${client}.`));
}

/** G11: what each line of a bank posted, as its matches were answered. */
export class LineLog {
  readonly #posted = new Map<string, Set<string>>();

  note(made: Made): void {
    const { cost, lease, unidentified } = (made.body ?? {}) as Body;
    if (made.name !== 'matchBankLine' || made.status !== 200 || !(cost || lease || unidentified)) return;
    const { id, matches } = made.reply as { id: number; matches: { kind: string; id: number }[] };
    const line = `${made.client}:${id}`;
    const posted = this.#posted.get(line) ?? new Set();
    for (const { kind, id: of } of matches) this.#posted.set(line, posted.add(`${kind}:${of}`));
  }

  /** Of what a line posted, all but one may stand only where the others were taken back. */
  async check({ server: { db } }: World): Promise<Finding[]> {
    const often = [...this.#posted].filter(([, posted]) => posted.size > 1);
    const findings: Finding[] = [];
    for (const [line, posted] of often) {
      const [client = '0'] = line.split(':');
      const reversed = await rows<{ of: string }>(
        db,
        sql`SELECT 'receipt:' || receipt_id AS of FROM open_receipts WHERE client_id = ${Number(client)} AND reversed
          UNION ALL SELECT 'entry:' || reverses_seq FROM entries WHERE client_id = ${Number(client)} AND reverses_seq IS NOT NULL`,
      );
      const gone = new Set(reversed.map(({ of }) => of));
      const standing = [...posted].filter((of) => !gone.has(of));
      if (standing.length > 1)
        findings.push(finding('2 G11 a line posts once', `Line ${line} posted ${standing.join(', ')}.`));
    }
    return findings;
  }
}

/** G7: nobody is forgotten who still has something here. */
export async function forgotten({ server: { db } }: World, made: Made): Promise<Finding[]> {
  if (made.name !== 'anonymiseIndividual' || made.status !== 200) return [];
  const id = Number(made.path.split('/')[3]);
  const [row] = await rows<{ why: string }>(
    db,
    sql`SELECT why FROM (
      SELECT 'a lease in force' AS why FROM lease_parties lp JOIN leases l ON l.id = lp.lease_id JOIN parties p ON p.id = lp.party_id
        WHERE p.individual_id = ${id} AND l.state IN ('active', 'notice')
      UNION ALL SELECT 'money held as a landlord' FROM landlords o JOIN parties p ON p.id = o.party_id JOIN accounts a ON a.landlord_id = o.id
        JOIN account_balances b ON b.account_id = a.id WHERE p.individual_id = ${id} AND a.kind IN ('landlord', 'shortfall') AND b.debits <> b.credits
      UNION ALL SELECT 'an open bill' FROM bills b JOIN open_bills o ON o.bill_id = b.id JOIN parties p ON p.id = b.party_id
        WHERE p.individual_id = ${id} AND o.paid < o.amount
      UNION ALL SELECT 'a payment under way' FROM disbursements d JOIN parties p ON p.id = d.party_id
        WHERE p.individual_id = ${id} AND d.state IN ('draft', 'approved')
      UNION ALL SELECT 'a credit or a deposit' FROM lease_parties lp JOIN parties p ON p.id = lp.party_id JOIN accounts a ON a.lease_id = lp.lease_id
        JOIN account_balances b ON b.account_id = a.id WHERE p.individual_id = ${id} AND lp.role = 'tenant' AND a.kind IN ('credit', 'deposit') AND b.debits <> b.credits
      UNION ALL SELECT 'a claim' FROM claims c JOIN parties p ON p.id = c.party_id WHERE p.individual_id = ${id} AND c.state IN ('draft', 'noticed', 'listed')
    ) reasons LIMIT 1`,
  );
  return row
    ? [
        finding(
          'G7 nobody is forgotten who has something here',
          `Person ${id} was anonymised with ${row.why}.`,
        ),
      ]
    : [];
}

export const failed = (made: Made): Finding[] =>
  unless(
    made.status < 500,
    `6 ${made.name} is answered`,
    () =>
      `${made.actor.name} ${made.method} ${made.path} ${JSON.stringify(made.body)}: ${made.status} ${JSON.stringify(made.reply)}`,
  );
