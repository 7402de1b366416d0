import type { InvoiceRow } from '@rentsafe/domain/charge';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { totals } from '@rentsafe/ui/DataTableTotals';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { HoverCard } from '@rentsafe/ui/HoverCard';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { CalendarPlus } from 'lucide-react';
import { RecordList } from '../../../../lists/RecordList';
import type { ListViewProps } from '../../../../lists/useListScreen';
import { invoicePath, leasePath, monthRunPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { renderLink } from '../../../../text/renderLink';
import { PrintInvoices } from './PrintInvoices';

const hrefOf = ({ id }: InvoiceRow) => invoicePath(id);

type Amount = 'vat' | 'total' | 'paid' | 'open';

const amountOf = (row: InvoiceRow, id: Amount) => ({ amount: row[id], currency: row.currency });

/** A credit note takes from what was invoiced. */
const totalOf = (id: Amount) => (row: InvoiceRow) => {
  const { amount, currency } = amountOf(row, id);
  return { currency, amount: row.kind === 'credit_note' ? toDecimal(-toMinor(amount)) : amount };
};

const features = [
  totals<InvoiceRow>({
    columns: { vat: totalOf('vat'), total: totalOf('total'), paid: totalOf('paid'), open: totalOf('open') },
  }),
];

function amountColumn(id: Amount, header: string): Column<InvoiceRow> {
  const text = (row: InvoiceRow) => formatMoney(row[id], row.currency);
  return { id, header, kind: 'money', value: text, cell: text };
}

/** With what the list has no room for: in whose name it is, and the amount without VAT. */
const InvoiceLink = ({ row }: { row: InvoiceRow }) => (
  <HoverCard
    content={
      <DescriptionList
        items={[
          { term: 'Landlord', description: row.landlord.party.name },
          { term: 'VAT Number', description: row.landlord.vat_number },
          { term: 'Net', description: formatMoney(row.net, row.currency) },
        ]}
      />
    }
  >
    <Link asChild underline="hover">
      {renderLink({ href: hrefOf(row), children: row.number })}
    </Link>
  </HoverCard>
);

const columns: Column<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    value: ({ number }) => number,
    cell: (row) => (
      <Stack gap={1} align="start">
        <InvoiceLink row={row} />
        {row.kind === 'credit_note' && <Badge tone="info">Credit note</Badge>}
      </Stack>
    ),
    rowHeader: true,
  },
  {
    id: 'issued_on',
    header: 'Issued',
    kind: 'date',
    value: ({ issued_on }) => issued_on,
    cell: ({ issued_on }) => <DateText value={issued_on} />,
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
    kind: 'reference',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
  },
  amountColumn('vat', 'VAT'),
  amountColumn('total', 'Total'),
  amountColumn('paid', 'Paid'),
  amountColumn('open', 'Open'),
];

/** More take a browser too long to lay out. */
const MOST_PRINTED = 500;

/** The invoices and credit notes of the book, and the way to charge a month. */
export function InvoicesView(list: ListViewProps<InvoiceRow>) {
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
            Run Monthly Billing
          </>
        ),
      })}
    </Button>
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Invoicing"
        description="Invoices and credit notes for tenants."
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
        features={features}
        rowKey={({ id }) => id}
        canSelect
        rowName={({ number }) => number}
        hrefOf={hrefOf}
        emptyHelp="Run monthly billing to create an invoice for each lease in force. For anything else, add a charge to the lease."
      />
    </Stack>
  );
}
