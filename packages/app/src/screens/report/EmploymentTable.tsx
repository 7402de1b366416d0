import { formatDate } from '@rentsafe/domain/date';
import type { Employment } from '@rentsafe/domain/individual';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';

interface Row extends Employment {
  number: number;
}

const columns: Column<Row>[] = [
  { id: 'employer', header: 'Employer', cell: 'employer_name', rowHeader: true },
  { id: 'position', header: 'Position', cell: 'job_title' },
  {
    id: 'start',
    header: 'Start Date',
    cell: ({ start_date }) => formatDate(start_date, 'second') || 'N/A',
    width: '10rem',
  },
];

export function EmploymentTable({ employments }: { employments: readonly Employment[] | null | undefined }) {
  return (
    <DataTable
      columns={columns}
      rows={(employments ?? []).map((employment, number) => ({ ...employment, number }))}
      rowKey={({ number }) => number}
      caption="Employment History"
      status="ready"
    />
  );
}
