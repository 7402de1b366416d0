import { type LeasePage, type LeaseRow, oldestDue } from '@rentsafe/domain/lease';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { FileUp, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { RecordList } from '../../../../lists/RecordList';
import type { ListViewProps } from '../../../../lists/useListScreen';
import { importLeasesPath, leasePath, newLeasePath } from '../../../../paths';
import { amountsText, amountText } from '../../../../text/Amounts';
import { dotted } from '../../../../text/dotted';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';
import { renderLink } from '../../../../text/renderLink';
import { StateBadge } from '../../../../text/StateBadge';
import { balanceText, leaseStateTexts } from './leaseTexts';

const hrefOf = ({ id }: LeaseRow) => leasePath(id);

const leaseColumns: Column<LeaseRow>[] = [
  {
    id: 'number',
    header: 'Lease',
    kind: 'reference',
    value: ({ number }) => number,
    cell: (row) => <RecordLink href={hrefOf(row)}>{row.number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'tenant',
    header: 'Tenant',
    kind: 'person',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
  },
  {
    id: 'unit',
    header: 'Unit',
    value: placeText,
    cell: ({ property, unit }) => dotted(property.name, unit.unit_number),
  },
  {
    id: 'rent',
    header: 'Rent',
    kind: 'money',
    value: ({ rent }) => rent && amountText(rent),
    cell: ({ rent }) => rent && amountText(rent),
  },
  {
    id: 'from_on',
    header: 'From',
    kind: 'date',
    value: ({ from_on }) => from_on,
    cell: ({ from_on }) => <DateText value={from_on} />,
  },
  {
    id: 'to_on',
    header: 'To',
    kind: 'date',
    value: ({ to_on }) => to_on,
    cell: ({ to_on }) => <DateText value={to_on} missing="No end" />,
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => leaseStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...leaseStateTexts[state]} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    kind: 'money',
    value: ({ balances }) => balanceText(balances),
    cell: ({ balances }) => balanceText(balances),
  },
  {
    id: 'oldest_due',
    header: 'Due Since',
    kind: 'date',
    value: ({ balances }) => oldestDue(balances),
    cell: ({ balances }) => {
      const since = oldestDue(balances);
      return since && <DateText value={since} />;
    },
  },
];

/** What is open in the bucket that the list is narrowed to, with the total of all that match. */
const bucketColumn = (label: string, totals: LeasePage['totals']): Column<LeaseRow> => ({
  id: 'bucket',
  header: label,
  kind: 'money',
  value: ({ bucket = [] }) => amountsText(bucket),
  cell: ({ bucket = [] }) => amountsText(bucket),
  footer: totals && totals.length > 0 ? amountsText(totals) : undefined,
});

/** What is owed in a bucket takes the place of the days of the lease. */
function owedColumns(bucket: Column<LeaseRow>): Column<LeaseRow>[] {
  const columns = leaseColumns.filter(({ id }) => id !== 'from_on' && id !== 'to_on');
  return columns.toSpliced(3, 0, bucket);
}

/** The leases of the book: search, list, and the way to a new one. */
export function LeasesView(list: ListViewProps<LeaseRow>) {
  const show = list.list.filters.show;
  const page = list.page as LeasePage | undefined;
  const columns = useMemo(
    () => (show ? owedColumns(bucketColumn(show, page?.totals)) : leaseColumns),
    [show, page],
  );
  const unit = Number(list.list.filters.unit) || undefined;
  return (
    <Stack gap="section">
      <PageHeader
        title="Leases"
        actions={
          <>
            <Button asChild>
              {renderLink({
                href: importLeasesPath,
                children: (
                  <>
                    <FileUp aria-hidden="true" />
                    Import
                  </>
                ),
              })}
            </Button>
            <Button asChild variant="primary">
              {renderLink({
                href: newLeasePath(unit),
                children: (
                  <>
                    <Plus aria-hidden="true" />
                    New Lease
                  </>
                ),
              })}
            </Button>
          </>
        }
      />
      <RecordList
        {...list}
        records="leases"
        placeholder="By number, address or tenant"
        emptyHelp="Add a lease, or import leases from a spreadsheet."
        columns={columns}
        rowKey={({ id }) => id}
        canSelect
        rowName={({ number }) => number}
        hrefOf={hrefOf}
      />
    </Stack>
  );
}
