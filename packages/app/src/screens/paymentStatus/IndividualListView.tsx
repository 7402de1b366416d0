import { fullName, type IndividualRow } from '@rentsafe/domain/individual';
import type { Column } from '@rentsafe/ui/DataTable';
import { type ListViewProps, RecordList } from './RecordList';
import { ViewReportButton, type ViewReportProps } from './ViewReportButton';

const columns: Column<IndividualRow>[] = [
  { id: 'first_name', header: 'First Name', cell: 'first_name' },
  { id: 'last_name', header: 'Last Name', cell: 'last_name', rowHeader: true },
  { id: 'identification_number', header: 'ID Number', cell: 'identification_number' },
];

export type IndividualListViewProps = ListViewProps<IndividualRow> & ViewReportProps<IndividualRow>;

/** Individual Payment Status: search, list, and a report for each row. */
export function IndividualListView({ report, ...list }: IndividualListViewProps) {
  return (
    <RecordList
      {...list}
      name="individual"
      records="individuals"
      placeholder="Search by name or ID..."
      columns={columns}
      rowKey={({ id }) => id}
      rowActions={(row) => <ViewReportButton row={row} name={fullName(row)} report={report} />}
    />
  );
}
