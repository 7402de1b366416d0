import type { ChargeRun } from '@rentsafe/domain/charge';
import { currencies, type Money } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';

/** '1 lease', '1,200 leases' */
export const countOf = (count: number, record: 'lease' | 'charge'): string =>
  `${count.toLocaleString('en')} ${record}${count === 1 ? '' : 's'}`;

/** What several calls of a run have charged. */
export type Charged = Pick<ChargeRun, 'leases' | 'charges' | 'totals'>;

export const nothing: Charged = { leases: 0, charges: 0, totals: [] };

const inCurrency = (totals: readonly Money[], currency: Money['currency']) =>
  totals.filter((total) => total.currency === currency);

/** Amounts of two currencies are never added to each other. */
export const sumOf = (a: Charged, b: Charged): Charged => ({
  leases: a.leases + b.leases,
  charges: a.charges + b.charges,
  totals: currencies.flatMap((currency) => {
    const amounts = inCurrency([...a.totals, ...b.totals], currency);
    const sum = amounts.reduce((minor, { amount }) => minor + toMinor(amount), 0n);
    return amounts.length > 0 ? [{ amount: toDecimal(sum), currency }] : [];
  }),
});
