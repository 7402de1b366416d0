import { today } from '@rentsafe/domain/date';
import type { Lease, LeaseCharges } from '@rentsafe/domain/lease';
import { chargeOf, chargesOf } from '@rentsafe/domain/ledger';
import { addMonths, monthOf } from '@rentsafe/format/date';
import { atRate, toDecimal } from '@rentsafe/format/money';
import type { Db } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { readRates } from '../tax/rates.ts';
import { chargedPeriods, spreadOver, termsOf } from './charged.ts';

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
  const results = lease.schedules.flatMap((schedule) => {
    const terms = termsOf(schedule);
    return chargesOf(lease, terms, monthOf(lease.from_on), last)
      .flatMap(({ period, net: whole }) => {
        const parts = charged.filter((own) => own.schedule === schedule.id && own.period === period);
        const made = spreadOver(parts, whole).map(({ charge: { id, vat_bp, ...days }, amount: net }) => ({
          ...days,
          ...{ net, vat: atRate(net, vat_bp), charge: id },
        }));
        const rest = chargeOf(
          lease,
          terms,
          monthOf(period),
          parts.map(({ until_on, net }) => ({ until_on, net: BigInt(net) })),
        );
        if (!rest) return made;
        const vat = schedule.vat === 'standard' ? atRate(rest.net, rateOn('vat', rest.due_on)) : 0n;
        return [...made, { ...rest, vat, charge: null }];
      })
      .filter(({ charged_on }) => until === '' || charged_on <= until)
      .map(({ period, charged_on, due_on, net, vat, charge }) => ({
        ...{ schedule: schedule.id, period, charged_on, due_on, currency: schedule.currency },
        ...{ net: toDecimal(net), vat: toDecimal(vat), amount: toDecimal(net + vat), charge },
      }));
  });
  return { results: results.sort((a, b) => (a.due_on < b.due_on ? -1 : a.due_on > b.due_on ? 1 : 0)) };
}
