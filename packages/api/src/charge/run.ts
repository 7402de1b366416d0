import type { ChargeRun, ChargeRunPreview, ChargeRunRow } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { chargeOf, type LeaseTerms, type PeriodCharge } from '@rentsafe/domain/ledger';
import type { Money } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/format/date';
import { atRate, toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { atMost, slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { fieldError } from '../http/errors.ts';
import { chargeLabels, type NewCharge } from '../ledger/charges.ts';
import { chargeAndApplyCredits } from '../ledger/credits.ts';
import { currencyOf, type StoredCurrency, type StoredMoney, toMonies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { tenant } from '../property/unitLease.ts';
import { type RateOn, readRates } from '../tax/rates.ts';
import { amongOf, markCharged, markReached, reachedBy, unmark } from './marks.ts';

/** Leases that one run charges. */
const LEASES = 500;

interface Schedule {
  id: number;
  type: 'rent' | 'service' | 'utility' | 'other';
  currency: StoredCurrency;
  every: 1 | 3 | 12;
  vat: 'none' | 'standard';
  steps: { from_on: string; minor: string }[];
  /** What has been charged for the period. */
  charged: { until_on: string; net: string }[];
}

interface Candidate extends LeaseTerms {
  id: number;
  number: string;
  tenant: Party | null;
  schedules: Schedule[];
  /** Whose the property is, period by period of ownership. */
  owners: { id: number; from_on: string; to_on: string | null }[];
}

/**
 * Leases with a schedule that charges something for a period that begins in the month, and has not charged all of its days. No rest
 * is less than 1: of `= 0` the planner expects one in two hundred, and would read the steps of each schedule by itself.
 */
const uncharged = (clientId: number, month: Month, among: SQL) => sql`
  SELECT le.id, array_agg(cs.id) AS schedules FROM leases le JOIN charge_schedules cs ON cs.lease_id = le.id
  WHERE le.client_id = ${clientId} AND ${among} AND ${stateIn('le.state', leaseOnceInForce)}
    AND le.from_on <= ${lastDayOf(month)}::date AND (le.to_on IS NULL OR le.to_on >= ${firstDayOf(month)}::date)
    AND (${monthsBetween('0000-01', month)} - extract(year FROM le.from_on)::int * 12
         - extract(month FROM le.from_on)::int + 1) % cs.every < 1
    AND EXISTS (SELECT FROM schedule_steps t WHERE t.schedule_id = cs.id AND t.amount > 0)
    AND NOT EXISTS (SELECT FROM charges c WHERE c.schedule_id = cs.id AND c.period = ${firstDayOf(month)}::date
      AND c.until_on >= least(le.to_on, (c.period + make_interval(months => cs.every) - interval '1 day')::date))
  GROUP BY le.id`;

/** The next leases to be charged of some, and whether there are more. */
async function candidatesOf(db: Db, clientId: number, month: Month, among: SQL) {
  const found = await rows<Candidate>(
    db,
    sql`WITH next AS MATERIALIZED (${uncharged(clientId, month, among)} ORDER BY le.id ${atMost(LEASES + 1)})
        SELECT le.id, le.number, ${tenant(partyJson())} AS tenant, le.from_on::text, le.to_on::text, le.due_day, le.grace_days,
          (SELECT json_agg(json_build_object('id', cs.id, 'type', cs.type, 'currency', cs.currency, 'every', cs.every,
             'vat', cs.vat, 'steps', (SELECT json_agg(json_build_object('from_on', t.from_on::text, 'minor', t.amount::text)
               ORDER BY t.from_on) FROM schedule_steps t WHERE t.schedule_id = cs.id),
             'charged', (SELECT coalesce(json_agg(json_build_object('until_on', c.until_on::text, 'net', c.net::text)
               ORDER BY c.part), '[]') FROM charges c WHERE c.schedule_id = cs.id AND c.period = ${firstDayOf(month)}::date)
             ) ORDER BY cs.id)
           FROM charge_schedules cs WHERE cs.id = ANY (n.schedules)) AS schedules,
          (SELECT coalesce(json_agg(json_build_object('id', o.id, 'from_on', o.from_on::text, 'to_on', o.to_on::text)), '[]')
           FROM ownerships o JOIN units u ON u.property_id = o.property_id WHERE u.id = le.unit_id) AS owners
        FROM next n JOIN leases le ON le.id = n.id ORDER BY le.id`,
  );
  return { candidates: found.slice(0, LEASES), hasMore: found.length > LEASES };
}

/** @param among a condition on the lease `le`, for some of them only. */
async function countUncharged(db: Db, clientId: number, month: Month, among: SQL): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM (${uncharged(clientId, month, among)}) u`,
  );
  return found?.count ?? 0;
}

const monthText = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const textOf = (month: Month) => monthText.format(new Date(`${month}-01T00:00:00Z`));
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: PlainDate) => longDate.format(new Date(`${day}T00:00:00Z`));

/** Rent, January 2026; Rent, January 2026 to March 2026; of the rest of a period: Rent, 16 June 2026 to 30 June 2026. */
function descriptionOf(
  { type, every }: Schedule,
  month: Month,
  { part, charged_on, until_on }: PeriodCharge,
) {
  const label = chargeLabels[type];
  if (part > 1) return `${label}, ${dayText(charged_on)} to ${dayText(until_on)}`;
  return `${label}, ${textOf(month)}${every === 1 ? '' : ` to ${textOf(addMonths(month, every - 1))}`}`;
}

function newCharge(
  lease: Candidate,
  schedule: Schedule,
  month: Month,
  ownership_id: number,
  charge: PeriodCharge,
  rateOn: RateOn,
): NewCharge {
  const { net, ...days } = charge;
  const vat_bp = schedule.vat === 'standard' ? rateOn('vat', days.due_on) : 0;
  return {
    lease_id: lease.id,
    ownership_id,
    type: schedule.type,
    description: descriptionOf(schedule, month, charge),
    schedule_id: schedule.id,
    ...days,
    currency: schedule.currency,
    net,
    vat: atRate(net, vat_bp),
    vat_bp,
  };
}

/** What charges come to with VAT, by currency. */
function totalsOf(charges: readonly NewCharge[]): Money[] {
  const sums = new Map<StoredCurrency, bigint>();
  for (const { currency, net, vat } of charges) sums.set(currency, (sums.get(currency) ?? 0n) + net + vat);
  return toMonies([...sums].map(([currency, minor]) => ({ currency, minor: String(minor) })));
}

type Plan = Omit<ChargeRun, 'entries' | 'remaining'> & {
  planned: NewCharge[];
  candidates: Candidate[];
  last: number;
  hasMore: boolean;
};

/** What the next run would charge: up to 500 leases. @param among a condition on the lease `le`, for some of them only. */
async function plan(db: Db, clientId: number, month: Month, among: SQL): Promise<Plan> {
  const { candidates, hasMore } = await candidatesOf(db, clientId, month, among);
  const rateOn = await readRates(db);
  const planned: NewCharge[] = [];
  const skipped: ChargeRun['skipped'] = [];
  for (const lease of candidates) {
    for (const schedule of lease.schedules) {
      const steps = schedule.steps.map(({ from_on, minor }) => ({ from_on, amount: BigInt(minor) }));
      const charged = schedule.charged.map(({ until_on, net }) => ({ until_on, net: BigInt(net) }));
      const charge = chargeOf(lease, { every: schedule.every, steps }, month, charged);
      if (!charge) continue;
      const owner = lease.owners.find(
        ({ from_on, to_on }) => from_on <= charge.charged_on && (!to_on || charge.charged_on <= to_on),
      );
      if (owner) planned.push(newCharge(lease, schedule, month, owner.id, charge, rateOn));
      else {
        const reason = `Nobody owns the property on ${charge.charged_on}.`;
        skipped.push({ lease: { id: lease.id, number: lease.number }, reason });
      }
    }
  }
  return {
    month,
    leases: new Set(planned.map(({ lease_id }) => lease_id)).size,
    charges: planned.length,
    totals: totalsOf(planned),
    skipped,
    ...{ planned, candidates, hasMore },
    last: candidates.at(-1)?.id ?? 0,
  };
}

/** @throws HttpError 400 for a month after the next. */
function checkMonth(month: Month, now: Date): void {
  if (month > addMonths(monthOf(today(now)), 1)) throw fieldError('month', 'Not later than next month.');
}

export async function previewRun(
  db: Db,
  clientId: number,
  month: Month,
  now: Date,
): Promise<ChargeRunPreview> {
  checkMonth(month, now);
  const reached = await reachedBy(db, clientId, month);
  // As the run will: from the first lease on, but for those that are known to be charged.
  const among = reached?.remaining === 0 ? amongOf(clientId, reached) : sql`true`;
  const { planned, candidates, last, hasMore, ...run } = await plan(db, clientId, month, among);
  const remaining = hasMore
    ? await countUncharged(db, clientId, month, sql`${among} AND le.id > ${last}`)
    : 0;
  const leases = new Map(candidates.map((lease) => [lease.id, lease]));
  const rows = planned.flatMap(({ lease_id, description, due_on, currency, net, vat }) => {
    const lease = leases.get(lease_id);
    const amount = { amount: toDecimal(net + vat), currency: currencyOf(currency) };
    return lease
      ? [{ lease: { id: lease.id, number: lease.number }, tenant: lease.tenant, description, due_on, amount }]
      : [];
  });
  return { ...run, remaining, entries: [], rows };
}

/** How many leases have a period of the month that was not charged, those that a run would skip too, and what the run would charge. */
export async function unchargedIn(
  db: Db,
  clientId: number,
  month: Month,
): Promise<{ open: number; amount: Money[] }> {
  const leases = new Set<number>();
  const charges: NewCharge[] = [];
  const reached = await reachedBy(db, clientId, month);
  const among = reached?.remaining === 0 ? amongOf(clientId, reached) : sql`true`;
  let part: Plan | undefined;
  do {
    part = await plan(db, clientId, month, sql`${among} AND le.id > ${part?.last ?? 0}`);
    for (const { lease_id } of part.planned) leases.add(lease_id);
    for (const { lease } of part.skipped) leases.add(lease.id);
    charges.push(...part.planned);
  } while (part.hasMore);
  return { open: leases.size, amount: totalsOf(charges) };
}

/** What the next batch charges, how many leases are left, and whether the month is then charged whole. */
async function nextBatch(
  db: Db,
  clientId: number,
  month: Month,
): Promise<Plan & { remaining: number; isWhole: boolean }> {
  const reached = await reachedBy(db, clientId, month);
  const among = amongOf(clientId, reached);
  const batch = await plan(db, clientId, month, among);
  const isAgain = reached?.remaining === 0;
  if (batch.hasMore) {
    const remaining =
      reached && !isAgain
        ? Math.max(1, reached.remaining - batch.candidates.length)
        : await countUncharged(db, clientId, month, sql`${among} AND le.id > ${batch.last}`);
    if (!isAgain) await markReached(db, clientId, month, { after: batch.last, remaining });
    return { ...batch, remaining, isWhole: false };
  }
  if (!reached || isAgain) return { ...batch, remaining: 0, isWhole: batch.skipped.length === 0 };
  // Those that were skipped, or have come since, are looked at once more from the first on.
  await unmark(db, clientId, month);
  if (batch.candidates.length === 0) return nextBatch(db, clientId, month);
  const behind = await countUncharged(db, clientId, month, sql`le.id <= ${reached.after}`);
  return { ...batch, remaining: behind, isWhole: behind + batch.skipped.length === 0 };
}

/** A batch of some leases alone: it says nothing of the month. */
async function batchAmong(db: Db, clientId: number, month: Month, among: SQL) {
  const batch = await plan(db, clientId, month, among);
  const remaining = batch.hasMore
    ? await countUncharged(db, clientId, month, sql`${among} AND le.id > ${batch.last}`)
    : 0;
  return { ...batch, remaining, isWhole: false };
}

/**
 * Charges the next 500 leases. The lock and the key of a charge make parallel runs one.
 *
 * @param among which leases `le` are charged, in SQL; all, without it.
 */
export async function executeRun(
  db: Db,
  actor: Actor,
  clientId: number,
  month: Month,
  among?: SQL,
): Promise<ChargeRun> {
  checkMonth(month, actor.now);
  await lockBook(db, clientId);
  const batch = await (among ? batchAmong(db, clientId, month, among) : nextBatch(db, clientId, month));
  const { planned, candidates, last, hasMore, isWhole, ...run } = batch;
  const { entries } = await chargeAndApplyCredits(db, actor, clientId, { kind: 'charge_run' }, planned);
  if (isWhole) await markCharged(db, clientId, month);
  await recordEvent(db, actor, {
    action: 'charge',
    subject: { type: 'book', id: clientId },
    clientId,
    changes: { month: [null, month], charges: [null, run.charges] },
  });
  return { ...run, entries };
}

export async function listRuns({
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<ChargeRunRow>> {
  const matches = sql`FROM entries e WHERE e.client_id = ${scope} AND e.kind = 'charge_run'`;
  const counted = await countMatches(db, matches);
  const found = await rows<Omit<ChargeRunRow, 'totals'> & { totals: StoredMoney[]; recorded_at: string }>(
    db,
    sql`SELECT to_char(c.period, 'YYYY-MM') AS month, e.seq::int AS entry, e.recorded_at,
          ${userJson(sql`e.user_id`)} AS user,
          c.charges, c.totals
        FROM (SELECT * ${matches} ORDER BY e.seq DESC ${slice({ size, offset })}) e
        CROSS JOIN LATERAL (
          SELECT min(period) AS period, sum(charges)::int AS charges,
            json_agg(json_build_object('minor', minor::text, 'currency', currency)) AS totals
          FROM (SELECT currency, min(period) AS period, count(*) AS charges, sum(amount) AS minor FROM charges
                WHERE client_id = e.client_id AND entry_seq = e.seq GROUP BY currency) sums) c
        ORDER BY e.seq DESC`,
  );
  return {
    ...counted,
    results: found.map(({ totals, recorded_at, ...run }) => ({
      ...run,
      recorded_at: new Date(recorded_at).toISOString(),
      totals: toMonies(totals),
    })),
  };
}
