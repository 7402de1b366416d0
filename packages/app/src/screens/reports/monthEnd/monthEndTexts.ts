import type { MonthEndKey, MonthEndStep } from '@rentsafe/domain/monthEnd';
import { firstDayOf, lastDayOf, type Month } from '@rentsafe/format/date';
import {
  bankAccountsPath,
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
    label: 'Run monthly billing',
    counted: ['lease', 'leases'],
    open: 'Leases not yet charged for this month.',
    href: (month) => `${monthRunPath}?month=${month}`,
  },
  identified: {
    label: 'Match receipts to leases',
    counted: ['receipt', 'receipts'],
    open: 'Receipts up to the end of the month that are not matched to a lease.',
    href: () => `${receiptsPath}?state=unidentified`,
  },
  matched: {
    label: 'Match bank lines',
    counted: ['line', 'lines'],
    open: 'Bank statement lines not yet matched to a receipt, a payment or a cost.',
    href: () => bankPath('match'),
  },
  reconciled: {
    label: 'Reconcile accounts',
    counted: ['account', 'accounts'],
    open: 'Accounts not reconciled to the end of the month. Open each to sign a statement, count the cash, or confirm that nothing moved.',
    href: () => bankAccountsPath,
  },
  commission: {
    label: 'Draw commission',
    counted: ['currency', 'currencies'],
    open: 'Commission earned but not yet drawn from trust.',
    href: (month) => `${commissionPath}?from=${firstDayOf(month)}&to=${lastDayOf(month)}`,
  },
  landlords: {
    label: 'Pay landlords',
    counted: ['landlord', 'landlords'],
    open: 'Rent collected, above the reserve, and not yet paid to landlords.',
    href: () => `${disbursementsPath}?tab=available`,
  },
  rent_tax: {
    label: 'Pay rental income tax',
    counted: ['landlord', 'landlords'],
    open: 'Tax withheld and not yet paid to ZIMRA.',
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

const NO_STATEMENT = 'No statement yet. Import one, or reconcile each account to its balance.';

/** What it means that a step is open. */
export const openText = ({ key, state }: MonthEndStep): string =>
  state === 'no_statement' ? NO_STATEMENT : monthEndTexts[key].open;
