import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { dayRange, defineList, ListPage, oneOrMore, useListState } from '@rentsafe/ui/ListPage';

interface Job {
  id: number;
  number: string;
  customer: string;
  due: string;
}

const jobs = defineList({
  name: 'jobs',
  filters: { status: oneOrMore(['booked', 'in_progress', 'done']), due: dayRange('Due') },
  sort: ['number', 'due'],
});
const columns: Column<Job>[] = [
  { id: 'number', header: 'Job', cell: 'number', rowHeader: true },
  { id: 'customer', header: 'Customer', cell: 'customer' },
  { id: 'due', header: 'Due', cell: 'due' },
];
const rows = [{ id: 1, number: 'J-0001', customer: 'Baobab Logistics', due: '2026-03-05' }];

/** With an address of your router: `useListState(jobs, { address: useRouterAddress(), storage: localStorage })`. */
export function Jobs() {
  const state = useListState(jobs);
  // Yours: `useQuery({ queryKey: ['jobs', state.query], queryFn: … })`
  const answer = { rows, total: { count: 1 } };
  return (
    <ListPage
      list={jobs}
      state={state}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => `#/jobs/${id}`}
      actions={<Button variant="primary">Book Job</Button>}
      bulk={[{ label: (count) => `Invoice ${count}`, confirm: 'Invoice these jobs?', run: () => {} }]}
    />
  );
}
