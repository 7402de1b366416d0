import { addDays, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { median, type Work } from '../comparison.ts';
import type { Call } from '../speedMonthEnd.ts';

/** Batches of a month run that are timed, of each half of it. */
const BATCHES = 5;
const LINES = 40;
const RENT = '500.00';

type Timed = ReadonlyMap<string, number>;
export type TimeOf = (work: Work) => Promise<number>;

/** A batch of the month run of 500 leases, at its begin and at its end. */
async function timeRun(call: Call, timeOf: TimeOf, month: string): Promise<Timed> {
  const times: number[] = [];
  for (let remaining = 1; remaining > 0; )
    times.push(
      await timeOf(async () => {
        ({ remaining } = (await call('POST', 'charge-runs/', { month })) as { remaining: number });
      }),
    );
  return new Map([
    ['month run, first batches', median(times.slice(0, BATCHES))],
    ['month run, last batches', median(times.slice(-BATCHES))],
  ]);
}

/** Lines of a bank, each matched with the lease that it names. */
async function timeMatches(call: Call, timeOf: TimeOf, leases: number, day: PlainDate): Promise<number> {
  const { rows } = (await call('GET', `reports/trial-balance/?currency=USD&as_at=${addDays(day, -1)}`)) as {
    rows: { kind: string; balance: string }[];
  };
  const opening = toMinor(rows.find(({ kind }) => kind === 'bank')?.balance ?? '0.00');
  const named = Array.from({ length: LINES }, (_, nth) => 1 + nth * Math.floor(leases / LINES));
  const { lines } = (await call('POST', 'bank-statements/', {
    ...{ bank_account: 1, from_on: day, to_on: day, opening: toDecimal(opening) },
    closing: toDecimal(opening + toMinor(RENT) * BigInt(LINES)),
    lines: named.map((lease) => ({ on: day, description: `Transfer L-${lease}`, amount: RENT })),
  })) as { lines: { id: number }[] };
  const times: number[] = [];
  for (const [nth, { id }] of lines.entries())
    times.push(await timeOf(() => call('POST', `bank-lines/${id}/match/`, { lease: named[nth] })));
  return median(times);
}

/** Steps that post: those of the end of a month. Each is made once, in a book that has not made it. */
export async function timeSteps(
  call: Call,
  timeOf: TimeOf,
  { leases, day, only }: { leases: number; day: PlainDate; only: string },
): Promise<Timed> {
  const times = new Map<string, number>();
  if ('month run'.includes(only)) {
    const run = await timeRun(call, timeOf, monthOf(day));
    for (const [name, ms] of run) times.set(name, ms);
  }
  if ('bank match'.includes(only)) times.set('bank match', await timeMatches(call, timeOf, leases, day));
  if ('landlord batch'.includes(only)) {
    const body = { bank_account: 1, currency: 'USD' };
    times.set('landlord batch, of 100', await timeOf(() => call('POST', 'disbursements/prepare/', body)));
  }
  return times;
}
