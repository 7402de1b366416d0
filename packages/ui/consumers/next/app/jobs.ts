import { csvOf } from '@rentsafe/ui/DataTableCsv';
import { filterRows } from '@rentsafe/ui/DataTableFilters';
import { nothingSelected, selectedCount } from '@rentsafe/ui/DataTableSelection';
import { sortRows } from '@rentsafe/ui/DataTableSort';
import { dayRange, defineList, oneOrMore, searched } from '@rentsafe/ui/ListPage';

interface Job {
  number: string;
  status: string;
}

const jobs: Job[] = [
  { number: 'J-2', status: 'open' },
  { number: 'J-10', status: 'open' },
  { number: 'J-1', status: 'done' },
];

const list = defineList({
  name: 'jobs',
  filters: {
    status: oneOrMore(['open', 'done']),
    due: dayRange('Due'),
    mechanic: searched(async () => [{ value: '7', label: 'Rudo Ncube' }]),
  },
  sort: ['number'],
});

const columns = [{ id: 'number', header: 'Number', cell: 'number' } as const];
const status = {
  id: 'status',
  label: 'Status',
  type: 'someOf',
  options: [],
  value: (job: Job) => job.status,
} as const;

/** What an address asks for, as a server reads it: the rows in order, and the file of them. */
export function jobsOf(search: string) {
  const { sort, filters } = list.read(search);
  const rows = sortRows(filterRows(jobs, [status], { status: filters.status ?? [] }), columns, sort);
  return { rows, csv: csvOf(columns, rows), selected: selectedCount(nothingSelected, 3) };
}
