import { formatDate } from '@rentsafe/domain/date';
import type { Employment } from '@rentsafe/domain/individual';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordTable } from '../frame/RecordTable';

const columns: Column<Employment>[] = [
  { id: 'employer', header: 'Employer', cell: 'employer_name', rowHeader: true },
  { id: 'position', header: 'Position', cell: 'job_title' },
  {
    id: 'start',
    header: 'Start Date',
    cell: ({ start_date }) => formatDate(start_date, 'second') || 'N/A',
    width: '10rem',
  },
];

export const EmploymentTable = ({
  employments,
}: {
  employments: readonly Employment[] | null | undefined;
}) => <RecordTable title="Employment History" isTitled={false} columns={columns} rows={employments} />;
