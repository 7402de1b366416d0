import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Link } from '@rentsafe/ui/Link';
import { ListPage, useListState } from '@rentsafe/ui/ListPage';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useRouterAddress } from '../router/useRouterAddress';
import { allJobs, listJobs, setStatus } from '../server/api';
import type { Job } from '../server/records';
import { useRead } from '../useRead';
import { jobs } from './jobs';
import { statusTones, statusWords } from './words';

const columns: Column<Job>[] = [
  { id: 'number', header: 'Job', cell: 'number', kind: 'reference', rowHeader: true },
  { id: 'customer', header: 'Customer', cell: 'customer', kind: 'person' },
  { id: 'plate', header: 'Plate', cell: 'plate', kind: 'reference' },
  { id: 'work', header: 'Work', cell: 'work', hideBelow: 'lg' },
  { id: 'mechanic', header: 'Mechanic', cell: 'mechanic', kind: 'person', hideBelow: 'md' },
  {
    id: 'status',
    header: 'Status',
    kind: 'state',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>,
    value: ({ status }) => statusWords[status],
  },
  {
    id: 'due',
    header: 'Due',
    kind: 'date',
    cell: ({ due }) => <DateText value={due} />,
    value: ({ due }) => due,
  },
  {
    id: 'total',
    header: 'Total',
    kind: 'money',
    cell: ({ total }) => <Money amount={total} />,
    value: ({ total }) => total,
  },
];

export function JobList() {
  const state = useListState(jobs, { address: useRouterAddress(), storage: localStorage });
  const { data, ...answer } = useRead(JSON.stringify(state.query), () => listJobs(state.query));
  return (
    <Stack>
      <PageHeader title="Jobs" description="Repairs and services that are booked, under way or done." />
      <ListPage
        list={jobs}
        state={state}
        answer={{ ...answer, rows: data?.rows, total: data?.total }}
        columns={columns}
        rowKey={({ id }) => id}
        hrefOf={({ id }) => `/jobs/${id}`}
        readAll={allJobs}
        isRowSelectable={({ status }) => status !== 'done' || 'This job is done.'}
        bulk={[
          {
            label: (count) => `Finish ${count}`,
            confirm: ({ count }) => (count === 1 ? 'Finish this job?' : `Finish ${count} jobs?`),
            run: async ({ rows }) => {
              await setStatus(
                rows.map(({ id }) => id),
                'done',
              );
              toast.success(rows.length === 1 ? 'Job finished' : `${rows.length} jobs finished`);
            },
          },
        ]}
        actions={
          <Button asChild variant="primary">
            <Link href="/jobs/new">Book Job</Link>
          </Button>
        }
        empty="Book the first job."
        noMatch="Try another word, or clear the filters."
      />
    </Stack>
  );
}
