import { fullName, type IndividualRow } from '@rentsafe/domain/individual';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordList } from '../../lists/RecordList';
import type { ListViewProps } from '../../lists/useListScreen';
import type { Opening } from '../../overlays/useLazyDialog';
import { RecordLink } from '../../page/RecordLink';
import { individualPath } from '../../page/recordPaths';
import { CreateButton } from './CreateButton';
import { ViewReportButton, type ViewReportProps } from './ViewReportButton';

const hrefOf = ({ id }: IndividualRow) => individualPath(id);

const columns: Column<IndividualRow>[] = [
  { id: 'first_name', header: 'First Name', cell: 'first_name' },
  {
    id: 'last_name',
    header: 'Last Name',
    value: ({ last_name }) => last_name,
    cell: (row) => <RecordLink href={hrefOf(row)}>{row.last_name}</RecordLink>,
    rowHeader: true,
  },
  // A number is read in one piece: the widest one fits.
  {
    id: 'identification_number',
    header: 'ID Number',
    cell: 'identification_number',
    identifier: true,
    width: '9.5rem',
  },
];

export interface IndividualListViewProps
  extends ListViewProps<IndividualRow>,
    ViewReportProps<IndividualRow> {
  creation: Opening<string>;
}

/** Individual Payment Status: search, list, a report for each row, and the way to a new individual. */
export function IndividualListView({ report, creation, ...list }: IndividualListViewProps) {
  return (
    <RecordList
      {...list}
      records="individuals"
      placeholder="Search by name or ID..."
      columns={columns}
      actions={<CreateButton label="Add New Individual" creation={creation} />}
      addSearched={(q) => <CreateButton label="Add New Individual" creation={creation} searched={q} />}
      rowKey={({ id }) => id}
      canSelect
      rowName={fullName}
      hrefOf={hrefOf}
      rowActions={(row) => <ViewReportButton row={row} name={fullName(row)} report={report} />}
    />
  );
}
