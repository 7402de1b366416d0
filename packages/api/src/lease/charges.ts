import { addMonths, monthOf, today } from '@rentsafe/domain/date';
import type { Lease, LeaseCharges } from '@rentsafe/domain/lease';
import { chargesOf } from '@rentsafe/domain/ledger';
import { atRate, toDecimal } from '@rentsafe/domain/money';
import type { Db } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { readRates } from '../tax/rates.ts';
import { chargedPeriods, termsOf } from './charged.ts';

/** Months ahead, and at most. */
const AHEAD = 12;
const MOST = 60;

/**
 * What a lease charges, from its beginning to a day, oldest first.
 *
 * @param until '' for 12 months from now. @throws HttpError 400 beyond 60 months.
 */
export async function leaseCharges(db: Db, lease: Lease, until: string, now: Date): Promise<LeaseCharges> {
  const month = monthOf(today(now));
  const last = until === '' ? addMonths(month, AHEAD) : monthOf(until);
  if (last > addMonths(month, MOST)) {
    throw fieldError('until', `At most ${MOST} months ahead.`);
  }
  const rateOn = await readRates(db);
  const charged = await chargedPeriods(db, lease.id);
  const chargeOf = (schedule: number, period: string) =>
    charged.find((own) => own.schedule === schedule && own.period === period)?.id ?? null;
  const results = lease.schedules.flatMap((schedule) => {
    const charges = chargesOf(lease, termsOf(schedule), monthOf(lease.from_on), last);
    return charges
      .filter(({ charged_on }) => until === '' || charged_on <= until)
      .map(({ period, charged_on, due_on, net }) => {
        const vat = schedule.vat === 'standard' ? atRate(net, rateOn('vat', due_on)) : 0n;
        return {
          schedule: schedule.id,
          period,
          charged_on,
          due_on,
          currency: schedule.currency,
          net: toDecimal(net),
          vat: toDecimal(vat),
          amount: toDecimal(net + vat),
          charge: chargeOf(schedule.id, period),
        };
      });
  });
  return { results: results.sort((a, b) => (a.due_on < b.due_on ? -1 : a.due_on > b.due_on ? 1 : 0)) };
}
