import { today } from '@rentsafe/domain/date';
import type { Lease } from '@rentsafe/domain/lease';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { clientJson } from '../book/clientJson.ts';
import { type Db, rows } from '../db/database.ts';
import { agedLeases, balancesJson, present, type StoredBalance, toBalances } from '../ledger/aged.ts';
import { currencyOf, type StoredCurrency, type StoredMoney, toMoney } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';

type Stored = Omit<Lease, 'deposit' | 'schedules' | 'balances'> & {
  balances: StoredBalance[];
  deposit: StoredMoney | null;
  schedules: (Omit<Lease['schedules'][number], 'currency' | 'steps'> & {
    currency: StoredCurrency;
    steps: { from_on: string; minor: string }[];
  })[];
};

/** A lease with its parties, schedules and state. */
export async function readLease(db: Db, id: number, now: Date): Promise<Lease> {
  const book = sql`(SELECT client_id FROM leases WHERE id = ${id})`;
  const [found] = await rows<Stored>(
    db,
    sql`WITH aged AS (${agedLeases(book, present(now), sql`lease_id = ${id}`)})
      SELECT le.id, ${clientJson(sql`le.client_id`)} AS client, le.number, le.state, json_build_object('id', u.id, 'unit_number', u.unit_number) AS unit,
      json_build_object('id', r.id, 'name', ${propertyName}) AS property,
      (SELECT ${partyJson()} FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id
       WHERE o.property_id = r.id AND o.during @> ${today(now)}::date) AS landlord,
      (SELECT coalesce(json_agg(json_build_object('party', ${partyJson()}, 'role', lp.role) ORDER BY lp.role DESC, p.id), '[]')
       FROM lease_parties lp JOIN parties p ON p.id = lp.party_id WHERE lp.lease_id = le.id) AS parties,
      le.from_on::text, le.to_on::text, le.due_day, le.grace_days, le.notice_days, le.business_use, le.reportable,
      CASE WHEN le.deposit_amount IS NOT NULL
        THEN json_build_object('minor', le.deposit_amount::text, 'currency', le.deposit_currency) END AS deposit,
      (SELECT coalesce(json_agg(json_build_object('id', s.id, 'type', s.type, 'currency', s.currency, 'every', s.every, 'vat', s.vat,
         'steps', (SELECT json_agg(json_build_object('from_on', t.from_on::text, 'minor', t.amount::text) ORDER BY t.from_on)
                   FROM schedule_steps t WHERE t.schedule_id = s.id)) ORDER BY s.id), '[]')
       FROM charge_schedules s WHERE s.lease_id = le.id) AS schedules,
      CASE WHEN le.notice_given_on IS NOT NULL
        THEN json_build_object('given_on', le.notice_given_on::text, 'ends_on', le.to_on::text, 'reason', le.notice_reason)
      END AS notice,
      CASE WHEN le.state = 'ended' THEN json_build_object('on', le.to_on::text, 'reason', le.end_reason) END AS ended,
      ${balancesJson} AS balances, le.version
      FROM leases le JOIN units u ON u.id = le.unit_id JOIN properties r ON r.id = u.property_id WHERE le.id = ${id}`,
  );
  if (!found) throw new Error('A lease is gone.');
  return {
    ...found,
    deposit: found.deposit && toMoney(found.deposit),
    schedules: found.schedules.map(({ currency, steps, ...schedule }) => ({
      ...schedule,
      currency: currencyOf(currency),
      steps: steps.map(({ from_on, minor }) => ({ from_on, amount: toDecimal(BigInt(minor)) })),
    })),
    balances: toBalances(found.balances),
  };
}
