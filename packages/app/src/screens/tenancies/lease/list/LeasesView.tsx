import { type LeasePage, type LeaseRow, oldestDue } from '@rentsafe/domain/lease';
import { formatMoney } from '@rentsafe/domain/money';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { FileUp, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { tightDateWidth } from '../../../../lists/dateWidth';
import { figureWidth } from '../../../../lists/figureWidth';
import { manyColumns } from '../../../../lists/manyColumns.css';
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

const columnsFor = (rows: readonly LeaseRow[]): Column<LeaseRow>[] => [
  {
    id: 'number',
    header: 'Lease',
    value: ({ number }) => number,
    cell: (row) => <RecordLink href={hrefOf(row)}>{row.number}</RecordLink>,
    rowHeader: true,
    identifier: true,
    width: '5.25rem',
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
    width: '10.5rem',
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
    value: ({ rent }) => rent && amountText(rent),
    cell: ({ rent }) => rent && amountText(rent),
    align: 'end',
    width: figureWidth(
      'Rent',
      rows.map(({ rent }) => (rent ? amountText(rent) : '')),
      5.5,
      1,
    ),
  },
  {
    id: 'from_on',
    header: 'From',
    value: ({ from_on }) => from_on,
    cell: ({ from_on }) => <DateText value={from_on} />,
    width: tightDateWidth,
  },
  {
    id: 'to_on',
    header: 'To',
    value: ({ to_on }) => to_on,
    cell: ({ to_on }) => <DateText value={to_on} fallback="No end" />,
    width: tightDateWidth,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => leaseStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...leaseStateTexts[state]} />,
    width: '5.75rem',
  },
  {
    id: 'balance',
    header: 'Balance',
    value: ({ balances }) => balanceText(balances),
    cell: ({ balances }) => balanceText(balances),
    align: 'end',
    width: figureWidth(
      'Balance',
      rows.flatMap(({ balances }) => balances.map((of) => formatMoney(of.balance, of.currency))),
      5.5,
      1,
    ),
  },
  {
    id: 'oldest_due',
    header: 'Due Since',
    value: ({ balances }) => oldestDue(balances),
    cell: ({ balances }) => {
      const since = oldestDue(balances);
      return since && <DateText value={since} />;
    },
    width: tightDateWidth,
  },
];

/** What is open in the bucket that the list is narrowed to, with the total of all that match. */
const bucketColumn = (label: string, totals: LeasePage['totals']): Column<LeaseRow> => ({
  id: 'bucket',
  header: label,
  value: ({ bucket = [] }) => amountsText(bucket),
  cell: ({ bucket = [] }) => amountsText(bucket),
  footer: totals && totals.length > 0 ? amountsText(totals) : undefined,
  align: 'end',
  width: '8rem',
});

/** What is owed in a bucket takes the place of the days of the lease. */
function owedColumnsFor(rows: readonly LeaseRow[], bucket: Column<LeaseRow>): Column<LeaseRow>[] {
  const columns = columnsFor(rows).filter(({ id }) => id !== 'from_on' && id !== 'to_on');
  return columns.toSpliced(3, 0, bucket);
}

const none: readonly LeaseRow[] = [];

/** The leases of the book: search, list, and the way to a new one. */
export function LeasesView(list: ListViewProps<LeaseRow>) {
  const show = list.list.filters.show;
  const page = list.page as LeasePage | undefined;
  const columns = useMemo(() => {
    const rows = page?.results ?? none;
    return show ? owedColumnsFor(rows, bucketColumn(show, page?.totals)) : columnsFor(rows);
  }, [show, page]);
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
      <div className={manyColumns}>
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
      </div>
    </Stack>
  );
}
