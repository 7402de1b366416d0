import { firstDayOf, lastDayOf, type Month } from '@rentsafe/domain/date';
import type { MonthEndKey } from '@rentsafe/domain/monthEnd';
import {
  bankPath,
  commissionPath,
  disbursementsPath,
  monthRunPath,
  receiptsPath,
  rentTaxPath,
} from '../../../paths';

interface StepTexts {
  label: string;
  /** What is counted, one and many. */
  counted: readonly [string, string];
  /** What it means that something is open. */
  open: string;
  /** Where it is done. */
  href?: (month: Month) => string;
}

export const monthEndTexts: Readonly<Record<MonthEndKey, StepTexts>> = {
  charged: {
    label: 'Charge the month',
    counted: ['lease', 'leases'],
    open: 'Leases with a period of this month that is not charged.',
    href: (month) => `${monthRunPath}?month=${month}`,
  },
  identified: {
    label: 'Identify receipts',
    counted: ['receipt', 'receipts'],
    open: 'Money received up to the end of the month, for a lease that nobody has named.',
    href: () => `${receiptsPath}?state=unidentified`,
  },
  matched: {
    label: 'Match bank lines',
    counted: ['line', 'lines'],
    open: 'Lines of bank statements that are not yet a receipt, a payment or a cost.',
    href: () => bankPath('match'),
  },
  reconciled: {
    label: 'Reconcile accounts',
    counted: ['account', 'accounts'],
    open: 'Accounts that were not reconciled on the last day of the month, or later.',
    href: () => bankPath('reconcile'),
  },
  commission: {
    label: 'Draw commission',
    counted: ['currency', 'currencies'],
    open: 'Earned up to the end of the month, and still with the money of others.',
    href: (month) => `${commissionPath}?from=${firstDayOf(month)}&to=${lastDayOf(month)}`,
  },
  landlords: {
    label: 'Pay landlords',
    counted: ['landlord', 'landlords'],
    open: 'Collected up to the end of the month, above the reserve, and not paid out.',
    href: () => `${disbursementsPath}?tab=available`,
  },
  rent_tax: {
    label: 'Pay rent tax',
    counted: ['landlord', 'landlords'],
    open: 'Withheld up to the end of the month, and not paid to the tax office.',
    href: (month) => `${rentTaxPath}&month=${month}`,
  },
  locked: {
    label: 'Lock the month',
    counted: ['', ''],
    open: '',
  },
};

/** '3 leases' */
export const countText = (key: MonthEndKey, open: number): string =>
  `${open.toLocaleString('en-GB')} ${monthEndTexts[key].counted[open === 1 ? 0 : 1]}`;
