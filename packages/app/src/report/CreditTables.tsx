import type { Claim, CreditRow } from '@rentsafe/domain/report';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordTable } from '../frame/RecordTable';
import { capitalised } from '../text/capitalised';
import { day } from '../text/day';

const money = (amount: Claim['amount'], currency?: string | null) => formatMoney(amount, currency ?? 'USD');

const claimColumns: Column<Claim>[] = [
  { id: 'claimant', header: 'Claimant', cell: 'claimant', rowHeader: true },
  { id: 'type', header: 'Type', cell: ({ type }) => capitalised(type ?? '') },
  { id: 'currency', header: 'Currency', kind: 'state', cell: 'currency' },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: ({ amount, currency }) => money(amount, currency),
  },
  { id: 'dateOfClaim', header: 'Date Of Claim', kind: 'date', cell: ({ dateOfClaim }) => day(dateOfClaim) },
];

const creditColumns: Column<CreditRow>[] = [
  { id: 'creditor', header: 'Creditor', cell: 'creditor', rowHeader: true },
  { id: 'type', header: 'Type', cell: 'type' },
  {
    id: 'outstandingSince',
    header: 'Outstanding Since',
    kind: 'date',
    cell: ({ outstandingSince }) => day(outstandingSince),
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: ({ amount, currency }) => money(amount, currency),
  },
];

export const ClaimsTable = ({ claims = [] }: { claims: readonly Claim[] | undefined }) => (
  <RecordTable title="Claims" isTitled={false} columns={claimColumns} rows={claims} />
);

export interface CreditTableProps {
  caption: 'Active' | 'Historic';
  rows: readonly CreditRow[] | undefined;
}

export const CreditTable = ({ caption, rows = [] }: CreditTableProps) => (
  <RecordTable title={caption} isTitled={false} columns={creditColumns} rows={rows} />
);
