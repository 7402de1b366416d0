import type { Employment } from '@rentsafe/domain/individual';
import { formatDate } from '@rentsafe/format/date';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordTable } from '../frame/RecordTable';

const columns: Column<Employment>[] = [
  { id: 'employer', header: 'Employer', cell: 'employer_name', rowHeader: true },
  { id: 'position', header: 'Position', cell: 'job_title' },
  {
    id: 'start',
    header: 'Start Date',
    kind: 'date',
    cell: ({ start_date }) => formatDate(start_date, 'medium') || 'N/A',
  },
];

export const EmploymentTable = ({
  employments,
}: {
  employments: readonly Employment[] | null | undefined;
}) => <RecordTable title="Employment History" isTitled={false} columns={columns} rows={employments} />;
