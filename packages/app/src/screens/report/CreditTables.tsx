import { formatDate } from '@rentsafe/domain/date';
import { formatMoney } from '@rentsafe/domain/money';
import type { Claim, CreditRow } from '@rentsafe/domain/report';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';

const money = (amount: Claim['amount'], currency?: string | null) => formatMoney(amount, currency ?? 'USD');
const day = (value: string | null | undefined) => formatDate(value, 'second');

interface Numbered {
  number: number;
}

const claimColumns: Column<Claim & Numbered>[] = [
  { id: 'claimant', header: 'Claimant', cell: 'claimant', rowHeader: true },
  { id: 'type', header: 'Type', cell: 'type' },
  { id: 'currency', header: 'Currency', cell: 'currency', width: '7rem' },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => money(amount, currency),
    align: 'end',
    width: '9rem',
  },
  { id: 'dateOfClaim', header: 'Date Of Claim', cell: ({ dateOfClaim }) => day(dateOfClaim), width: '9rem' },
];

const creditColumns: Column<CreditRow & Numbered>[] = [
  { id: 'creditor', header: 'Creditor', cell: 'creditor', rowHeader: true },
  { id: 'type', header: 'Type', cell: 'type' },
  {
    id: 'outstandingSince',
    header: 'Outstanding Since',
    cell: ({ outstandingSince }) => day(outstandingSince),
    width: '11rem',
  },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => money(amount), align: 'end', width: '9rem' },
];

/** The rows have no id of their own; their order does not change while they are shown. */
const numbered = <Row,>(rows: readonly Row[] | undefined) =>
  (rows ?? []).map((row, number) => ({ ...row, number }));

export function ClaimsTable({ claims }: { claims: readonly Claim[] | undefined }) {
  return (
    <DataTable
      columns={claimColumns}
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

export function CreditTable({ caption, rows }: CreditTableProps) {
  return (
    <DataTable
      columns={creditColumns}
      rows={numbered(rows)}
      rowKey={({ number }) => number}
      caption={caption}
      status="ready"
    />
  );
}
