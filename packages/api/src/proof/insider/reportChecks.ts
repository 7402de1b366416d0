import { addDays, daysBetween } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import { type Finding, finding, unless } from './finding.ts';
import type { NaiveBook } from './naiveBook.ts';
import { type NaiveCharge, type NaiveLease, naiveFacts } from './naiveFacts.ts';
import { currencyOf, decimal } from './values.ts';
import type { World } from './world.ts';

interface Report {
  classification: string | null;
  claims: { currency: string; amount: string }[];
  explanation: {
    rule: string;
    grades: string;
    months: { lease: { id: number }; month: string; grade: string }[];
    debts: {
      lease: { id: number };
      amount: { amount: string; currency: string };
      oldest_due_on: string;
      days: number;
    }[];
    excluded: { lease: { id: number }; month: string; reason: string }[];
  };
}

const order = 'PGLSN';

/** How a rent was paid by a day; null where that cannot be told yet. */
function gradeOf({ amount, due_on, grace_on, payments }: NaiveCharge, day: string): string | null {
  const last = addDays(due_on, 30);
  let paid = 0n;
  let reached: string | undefined;
  for (const payment of payments.toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    paid += payment.amount;
    if (reached === undefined && paid * 100n >= amount * 99n) reached = payment.on;
  }
  if (reached && reached <= due_on) return 'P';
  if (reached && reached <= grace_on) return 'G';
  if (reached && reached <= last) return 'L';
  if (day < last) return null;
  const inTime = payments.filter(({ on }) => on <= last).reduce((sum, payment) => sum + payment.amount, 0n);
  return inTime * 10n >= amount ? 'S' : 'N';
}

interface Month {
  lease: number;
  month: string;
  due_on: string;
  /** Null for a disputed one, which keeps its place. */
  grade: string | null;
}

/** The last twelve months of rent by the documents, and the charges that are too late to count. */
function monthsOf(leases: readonly NaiveLease[], day: string) {
  const months = new Map<string, Month>();
  for (const lease of leases) {
    for (const charge of lease.charges) {
      if (
        charge.type !== 'rent' ||
        !lease.isReportable ||
        charge.isOpening ||
        charge.isLate ||
        charge.amount <= 0n
      )
        continue;
      const grade = gradeOf(charge, day);
      if (grade === null) continue;
      const month = {
        lease: lease.id,
        month: charge.month,
        due_on: charge.due_on,
        grade: charge.isDisputed ? null : grade,
      };
      const key = `${lease.id} ${charge.month}`;
      const rank = (of: Month | undefined) => (of ? order.indexOf(of.grade ?? '?') : -2);
      if (rank(month) > rank(months.get(key))) months.set(key, month);
    }
  }
  return [...months.values()]
    .toSorted((a, b) => (a.due_on === b.due_on ? a.lease - b.lease : a.due_on < b.due_on ? -1 : 1))
    .slice(-12);
}

const isPastDue = (day: string) => (charge: NaiveCharge) =>
  charge.type === 'rent' && charge.due_on < day && !charge.isDisputed && !charge.isLate && charge.open > 0n;

const debtsOf = (leases: readonly NaiveLease[], day: string) =>
  leases
    .filter(({ isReportable }) => isReportable)
    .flatMap((lease) =>
      ['USD', 'ZWG'].flatMap((currency) => {
        const due = lease.charges.filter((charge) => charge.currency === currency).filter(isPastDue(day));
        const [oldest] = due;
        if (!oldest) return [];
        const amount = decimal(due.reduce((sum, { open }) => sum + open, 0n));
        return [
          `lease ${lease.id}: ${amount} ${currencyOf(currency)} since ${oldest.due_on}, ${daysBetween(oldest.due_on, day)} days`,
        ];
      }),
    )
    .toSorted();

/** What may be listed of each claim: never more than is overdue that day. */
async function claimsOf(
  { server: { db } }: World,
  person: number,
  leases: readonly NaiveLease[],
  day: string,
) {
  const listed = await rows<{ lease: number; currency: string; amount: string }>(
    db,
    sql`SELECT c.lease_id::int AS lease, c.currency, c.amount::text AS amount FROM claims c JOIN parties p ON p.id = c.party_id
      WHERE p.individual_id = ${person} AND c.listed_on <= ${day} AND (c.ended_on IS NULL OR c.ended_on > ${day})
      ORDER BY c.listed_on, c.id`,
  );
  return listed.map(({ lease, currency, amount }) => {
    const overdue = (leases.find(({ id }) => id === lease)?.charges ?? [])
      .filter(
        (charge) =>
          charge.currency === currency &&
          charge.type !== 'deposit' &&
          charge.grace_on < day &&
          charge.open > 0n,
      )
      .reduce((sum, { open }) => sum + open, 0n);
    return { currency: currencyOf(currency), amount: BigInt(amount), overdue };
  });
}

/** Check 5: the report of a person is what the entries say. */
export async function report(
  world: World,
  person: number,
  day: string,
  verified: boolean,
): Promise<Finding[]> {
  const url = `/api/individuals/${person}/full-details/?as_at=${day}`;
  const { status, body } = await world.server.get<Report>(url, world.actors.PA.token);
  if (status !== 200) return [];
  const leases = await naiveFacts(world, person, day, verified);
  const { explanation } = body;
  const where = `The report of person ${person} as at ${day}`;
  const months = monthsOf(leases, day).filter(({ grade }) => grade !== null);
  const ours = months.map(({ lease, month, grade }) => `${lease} ${month} ${grade}`).join(', ');
  const theirs = explanation.months
    .map(({ lease, month, grade }) => `${lease.id} ${month} ${grade}`)
    .join(', ');
  const late = new Set(
    leases.flatMap(({ id, charges }) =>
      charges.filter((one) => one.isLate && one.type === 'rent').map(({ month }) => `${id} ${month}`),
    ),
  );
  const counted = explanation.months.find(({ lease, month }) => {
    const key = `${lease.id} ${month}`;
    return late.has(key) && !ours.includes(`${key} `);
  });
  const debts = explanation.debts
    .map(
      ({ lease, amount, oldest_due_on, days }) =>
        `lease ${lease.id}: ${amount.amount} ${amount.currency} since ${oldest_due_on}, ${days} days`,
    )
    .toSorted();
  const ourDebts = debtsOf(leases, day);
  const withLate = debtsOf(
    leases.map((lease) => ({ ...lease, charges: lease.charges.map((one) => ({ ...one, isLate: false })) })),
    day,
  );
  const claims = await claimsOf(world, person, leases, day);
  const over = body.claims.find(({ amount, currency }) => {
    const may = claims
      .filter((one) => one.currency === currency)
      .flatMap(({ amount: own, overdue }) => [own, overdue].toSorted((a, b) => Number(a - b))[0] ?? 0n);
    return !may.some((most) => BigInt(amount.replace('.', '')) <= most);
  });
  if (counted)
    return [
      finding(
        '5 G5 late history counts',
        `${where} grades ${counted.lease.id} ${counted.month}, which was recorded late: ${theirs}`,
      ),
    ];
  const isLateDebt =
    JSON.stringify(debts) !== JSON.stringify(ourDebts) && JSON.stringify(debts) === JSON.stringify(withLate);
  return [
    ...unless(
      ours === theirs,
      '5 G14 the grades follow the money',
      () => `${where} says ${theirs}; by the entries ${ours}.`,
    ),
    ...unless(
      JSON.stringify(debts) === JSON.stringify(ourDebts),
      isLateDebt ? '5 G5 late history is a debt' : '5 G14 the debts follow the money',
      () =>
        `${where} says ${debts.join('; ') || 'nothing'}; by the entries ${ourDebts.join('; ') || 'nothing'}.`,
    ),
    ...unless(
      !over,
      '5 G6 a claim is listed for what is overdue',
      () =>
        `${where} lists ${JSON.stringify(over)}; overdue is ${claims.map((one) => decimal(one.overdue)).join(', ')}.`,
    ),
  ];
}

/** Check 5: the balance of a lease on a day is what stands on its accounts, and each row of the ageing adds up. */
export async function balances(
  world: World,
  book: NaiveBook,
  lease: number,
  day: string,
): Promise<Finding[]> {
  const actor = book.client === world.clients.X ? world.actors.XU : world.actors.YU;
  const findings: Finding[] = [];
  const { status, body } = await world.server.get<{
    balances: {
      currency: string;
      open: string;
      unallocated: string;
      balance: string;
      deposit: string;
      buckets: string[];
    }[];
  }>(`/api/leases/${lease}/balance/?as_at=${day}`, actor.token);
  const minor = (text: string) => BigInt(text.replace('.', ''));
  for (const row of status === 200 ? body.balances : []) {
    const currency = row.currency === 'ZIG' ? 'ZWG' : 'USD';
    const of = (kind: string) => book.held({ kind, lease_id: lease, currency }, day);
    const ours = [-of('tenant'), of('credit'), -of('tenant') - of('credit'), of('deposit')].map(decimal);
    const theirs = [row.open, row.unallocated, row.balance, row.deposit];
    findings.push(
      ...unless(
        ours.join() === theirs.join(),
        '5 G14 the balance of a lease is that of its accounts',
        () => `Lease ${lease} on ${day}: ${theirs.join(', ')}; by the entries ${ours.join(', ')}.`,
      ),
      ...unless(
        row.buckets.reduce((sum, part) => sum + minor(part), 0n) === minor(row.balance),
        '5 G14 the buckets add up',
        () => `Lease ${lease} on ${day}: ${row.buckets.join(' + ')} is not ${row.balance}.`,
      ),
    );
  }
  const ageing = await world.server.get<{
    results: { lease: { id: number }; buckets: string[]; total: string }[];
  }>(`/api/reports/ageing/?currency=USD&as_at=${day}&page_size=100`, actor.token);
  for (const row of ageing.status === 200 ? ageing.body.results : []) {
    const own =
      -book.held({ kind: 'tenant', lease_id: row.lease.id, currency: 'USD' }, day) -
      book.held({ kind: 'credit', lease_id: row.lease.id, currency: 'USD' }, day);
    const sum = row.buckets.reduce((all, part) => all + minor(part), 0n);
    findings.push(
      ...unless(
        sum === minor(row.total) && sum === own,
        '5 G14 a row of the ageing adds up',
        () =>
          `Lease ${row.lease.id} on ${day}: ${row.buckets.join(' + ')}, total ${row.total}; by the entries ${decimal(own)}.`,
      ),
    );
  }
  return findings;
}
