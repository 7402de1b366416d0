import type { ApprovedAlone, Ledger, LedgerKind, Reversal } from '@rentsafe/domain/auditPack';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { amountText } from '../../../text/Amounts';
import { entryTypes } from '../../../text/entryTexts';
import { heldTexts } from '../../../trust/heldTexts';

const ledgerTexts: Readonly<Record<LedgerKind, string>> = {
  ...heldTexts,
  shortfall: 'Shortfall owed by the landlord',
};

/** Those below zero, of all currencies. */
export const belowZeroColumns: Column<Ledger>[] = [
  { id: 'kind', header: 'Ledger', cell: ({ kind }) => ledgerTexts[kind] },
  { id: 'name', header: 'Held For', cell: ({ name }) => name || '–', rowHeader: true },
  { id: 'of', header: 'Property or Lease', cell: ({ of }) => of || '–' },
  {
    id: 'balance',
    header: 'Balance',
    kind: 'money',
    cell: ({ balance, currency }) => formatMoney(balance, currency),
  },
];

/** The balances of ledgers in one currency, with their sum; a shortfall is no part of what is owed. */
export function ledgerColumns(rows: readonly Ledger[], currency: Currency): Column<Ledger>[] {
  const owed = rows.filter(({ kind }) => kind !== 'shortfall');
  const sum = owed.reduce((total, { balance }) => total + toMinor(balance), 0n);
  const footers: Partial<Record<string, string>> = {
    name: 'Funds owed',
    balance: formatMoney(toDecimal(sum), currency),
  };
  return belowZeroColumns.map((column) => ({ ...column, footer: footers[column.id] }));
}

export const aloneColumns: Column<ApprovedAlone>[] = [
  { id: 'on', header: 'Date', kind: 'date', cell: ({ on }) => <DateText value={on} /> },
  { id: 'number', header: 'Number', kind: 'reference', cell: ({ number }) => number, rowHeader: true },
  { id: 'user', header: 'Prepared and Approved By', cell: ({ user }) => user.name },
  { id: 'amount', header: 'Amount', kind: 'money', cell: amountText },
];

export const reversalColumns: Column<Reversal>[] = [
  { id: 'on', header: 'Date', kind: 'date', cell: ({ on }) => <DateText value={on} /> },
  { id: 'entry', header: 'Entry', kind: 'reference', cell: ({ entry }) => String(entry), rowHeader: true },
  { id: 'kind', header: 'Type', cell: ({ kind }) => entryTypes[kind] },
  { id: 'reverses', header: 'Reverses', kind: 'reference', cell: ({ reverses }) => reverses ?? '–' },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? '–' },
  { id: 'user', header: 'By', kind: 'person', cell: ({ user }) => user?.name ?? '–' },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: ({ amount, currency }) => currency && formatMoney(amount, currency),
  },
];
