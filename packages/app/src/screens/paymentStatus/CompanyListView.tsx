import type { BranchRow } from '@rentsafe/domain/branch';
import type { Column } from '@rentsafe/ui/DataTable';
import { type ListViewProps, RecordList } from './RecordList';
import { ViewReportButton, type ViewReportProps } from './ViewReportButton';

const columns: Column<BranchRow>[] = [
  {
    id: 'registration_name',
    header: 'Registered Name',
    cell: ({ company }) => company.registration_name,
    rowHeader: true,
  },
  {
    id: 'registration_number',
    header: 'Registration Number',
    cell: ({ company }) => company.registration_number,
  },
  { id: 'branch_name', header: 'Branch Name', cell: 'branch_name' },
];

export type CompanyListViewProps = ListViewProps<BranchRow> & ViewReportProps<BranchRow>;

/** Company Payment Status: branches with their companies, and the company's report for each row. */
export function CompanyListView({ report, ...list }: CompanyListViewProps) {
  return (
    <RecordList
      {...list}
      name="company"
      records="companies"
      placeholder="Search by name or reg..."
      columns={columns}
      rowKey={({ id }) => id}
      rowActions={(row) => (
        <ViewReportButton row={row} name={row.company.registration_name} report={report} />
      )}
    />
  );
}
