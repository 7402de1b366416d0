import { formatMoney } from '@rentsafe/domain/money';
import type { Claim, CreditRow } from '@rentsafe/domain/report';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { figureWidth } from '../../lists/figureWidth';
import { day } from '../../page/day';

const money = (amount: Claim['amount'], currency?: string | null) => formatMoney(amount, currency ?? 'USD');
interface Numbered {
  number: number;
}

const amountWidth = (amounts: readonly string[]) => figureWidth('Amount', amounts, 9);

const claimColumns = (claims: readonly Claim[]): Column<Claim & Numbered>[] => [
  { id: 'claimant', header: 'Claimant', cell: 'claimant', rowHeader: true },
  { id: 'type', header: 'Type', cell: 'type' },
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

const creditColumns = (rows: readonly CreditRow[]): Column<CreditRow & Numbered>[] => [
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

/** The rows have no id of their own; their order does not change while they are shown. */
const numbered = <Row,>(rows: readonly Row[]) => rows.map((row, number) => ({ ...row, number }));

export function ClaimsTable({ claims = [] }: { claims: readonly Claim[] | undefined }) {
  return (
    <DataTable
      columns={claimColumns(claims)}
      rows={numbered(claims)}
      rowKey={({ number }) => number}
      caption="Claims"
      status="ready"
    />
  );
}

export interface CreditTableProps {
  caption: 'Active' | 'Historic';
  rows: readonly CreditRow[] | undefined;
}

export function CreditTable({ caption, rows = [] }: CreditTableProps) {
  return (
    <DataTable
      columns={creditColumns(rows)}
      rows={numbered(rows)}
      rowKey={({ number }) => number}
      caption={caption}
      status="ready"
    />
  );
}
