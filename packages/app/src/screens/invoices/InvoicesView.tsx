import type { InvoiceRow } from '@rentsafe/domain/charge';
import { formatMoney } from '@rentsafe/domain/money';
import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { CalendarPlus } from 'lucide-react';
import { useMemo } from 'react';
import { figureWidth } from '../../lists/figureWidth';
import { RecordList } from '../../lists/RecordList';
import type { ListViewProps } from '../../lists/useListScreen';
import { RecordLink } from '../../page/RecordLink';
import { invoicePath, leasePath, monthRunPath } from '../../page/recordPaths';
import { renderLink } from '../../page/renderLink';
import { PrintInvoices } from './PrintInvoices';

const hrefOf = ({ id }: InvoiceRow) => invoicePath(id);

function amountColumn(
  id: 'vat' | 'total' | 'paid' | 'open',
  header: string,
  rows: readonly InvoiceRow[],
): Column<InvoiceRow> {
  const text = (row: InvoiceRow) => formatMoney(row[id], row.currency);
  return { id, header, value: text, cell: text, align: 'end', width: figureWidth(header, rows.map(text), 6) };
}

const columnsFor = (rows: readonly InvoiceRow[]): Column<InvoiceRow>[] => [
  {
    id: 'number',
    header: 'Number',
    value: ({ number }) => number,
    cell: (row) => (
      <Stack gap={1} align="start">
        <RecordLink href={hrefOf(row)}>{row.number}</RecordLink>
        {row.kind === 'credit_note' && <Badge tone="info">Credit note</Badge>}
      </Stack>
    ),
    rowHeader: true,
    identifier: true,
    width: '7rem',
  },
  {
    id: 'issued_on',
    header: 'Issued',
    value: ({ issued_on }) => issued_on,
    cell: ({ issued_on }) => <DateText value={issued_on} dateStyle="default" />,
    width: '5.75rem',
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
  },
  {
    id: 'lease',
    header: 'Lease',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    identifier: true,
    width: '5.25rem',
  },
  amountColumn('vat', 'VAT', rows),
  amountColumn('total', 'Total', rows),
  amountColumn('paid', 'Paid', rows),
  amountColumn('open', 'Open', rows),
];

/** More take a browser too long to lay out. */
const MOST_PRINTED = 500;

const none: readonly InvoiceRow[] = [];

/** The invoices and credit notes of the book, and the way to charge a month. */
export function InvoicesView(list: ListViewProps<InvoiceRow>) {
  const rows = list.page?.results ?? none;
  const columns = useMemo(() => columnsFor(rows), [rows]);
  const {
    page,
    list: { q, filters },
  } = list;
  const count = page?.count ?? 0;
  const isNarrowed = q !== '' || Object.keys(filters).length > 0;
  const chargeMonth = (
    <Button asChild variant="primary">
      {renderLink({
        href: monthRunPath,
        children: (
          <>
            <CalendarPlus aria-hidden="true" />
            Charge a Month
          </>
        ),
      })}
    </Button>
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Invoicing"
        actions={
          <>
            {isNarrowed && count > 0 && count <= MOST_PRINTED && (
              <PrintInvoices count={count} q={q} fetchAll={list.fetchAll} />
            )}
            {chargeMonth}
          </>
        }
      />
      <RecordList
        {...list}
        records="invoices"
        placeholder="By number, lease or tenant"
        columns={columns}
        rowKey={({ id }) => id}
        canSelect
        rowName={({ number }) => number}
        hrefOf={hrefOf}
        emptyHelp="Charge the first month: each lease in force gets its invoice. An invoice for something else is made by a charge of its lease."
      />
    </Stack>
  );
}
