import { formatMoney } from '@rentsafe/domain/money';
import type { Claim, CreditRow } from '@rentsafe/domain/report';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordTable } from '../frame/RecordTable';
import { figureWidth } from '../lists/figureWidth';
import { capitalised } from '../text/capitalised';
import { day } from '../text/day';

const money = (amount: Claim['amount'], currency?: string | null) => formatMoney(amount, currency ?? 'USD');
const amountWidth = (amounts: readonly string[]) => figureWidth('Amount', amounts, 9);

const claimColumns = (claims: readonly Claim[]): Column<Claim>[] => [
  { id: 'claimant', header: 'Claimant', cell: 'claimant', rowHeader: true },
  { id: 'type', header: 'Type', cell: ({ type }) => capitalised(type ?? '') },
  { id: 'currency', header: 'Currency', cell: 'currency', width: '7rem' },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => money(amount, currency),
    align: 'end',
    width: amountWidth(claims.map(({ amount, currency }) => money(amount, currency))),
  },
  { id: 'dateOfClaim', header: 'Date Of Claim', cell: ({ dateOfClaim }) => day(dateOfClaim), width: '9rem' },
];

const creditColumns = (rows: readonly CreditRow[]): Column<CreditRow>[] => [
  { id: 'creditor', header: 'Creditor', cell: 'creditor', rowHeader: true },
  { id: 'type', header: 'Type', cell: 'type' },
  {
    id: 'outstandingSince',
    header: 'Outstanding Since',
    cell: ({ outstandingSince }) => day(outstandingSince),
    width: '11rem',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => money(amount, currency),
    align: 'end',
    width: amountWidth(rows.map(({ amount, currency }) => money(amount, currency))),
  },
];

export const ClaimsTable = ({ claims = [] }: { claims: readonly Claim[] | undefined }) => (
  <RecordTable title="Claims" isTitled={false} columns={claimColumns(claims)} rows={claims} />
);

export interface CreditTableProps {
  caption: 'Active' | 'Historic';
  rows: readonly CreditRow[] | undefined;
}

export const CreditTable = ({ caption, rows = [] }: CreditTableProps) => (
  <RecordTable title={caption} isTitled={false} columns={creditColumns(rows)} rows={rows} />
);
