import type { Column } from '../DataTable';
import { type Filter, filterParams, filterRows } from '../DataTableFilters';
import {
  amountRange,
  dayRange,
  defineList,
  isOrNot,
  type ListQuery,
  numberRange,
  oneOrMore,
  searched,
  text,
  yesNo,
} from '.';

// The jobs of a workshop and their server, of tests and stories.

const statuses = ['booked', 'in_progress', 'done'] as const;

export interface Job {
  id: number;
  number: string;
  customer: string;
  status: (typeof statuses)[number];
  mechanic: string;
  due: string;
  total: string;
  urgent: boolean;
}

const mechanics = ['Farai Dube', 'Grace Ncube', 'Tendai Moyo'];
const customers = ['Baobab Logistics', 'Rudo Chikwanha', 'Mutapa Couriers', 'Anesu Phiri', 'Zambezi Tours'];
const names = (list: readonly string[]) => list.map((label, index) => ({ value: String(index + 1), label }));

const mechanic = searched(
  async (query) => names(mechanics).filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  { nameOf: async (value) => mechanics[Number(value) - 1] ?? value },
);

export const jobs = defineList({
  name: 'jobs',
  filters: {
    status: oneOrMore(statuses),
    mechanic,
    due: dayRange('Due'),
    total: amountRange('Total', 'GBP'),
    lines: numberRange('Lines'),
    urgent: yesNo('Urgent'),
  },
  sort: ['number', 'due', 'total'],
  pageSizes: [5, 10],
});
/** The same jobs, narrowed by conditions. */
export const conditionedJobs = defineList({
  name: 'conditioned',
  filters: {
    customer: text('Customer', { operators: ['contains', 'is', 'startsWith', 'isEmpty'] }),
    status: isOrNot(oneOrMore(statuses)),
    mechanic: isOrNot(mechanic),
  },
});
const conditions = conditionedJobs.definitions.map(
  (filter) => ({ ...filter, value: (job: Job) => job[filter.id as 'customer'] }) as Filter<Job>,
);

export const conditioned = (query: ListQuery<typeof conditionedJobs>) =>
  filterRows(allJobs, conditions, filterParams(conditions).read(conditionedJobs.write('', query)));

export type JobQuery = ListQuery<typeof jobs>;

export const allJobs: readonly Job[] = Array.from({ length: 13 }, (_, index) => ({
  id: index + 1,
  number: `J-${String(index + 1).padStart(4, '0')}`,
  customer: customers[index % 5] ?? '',
  status: statuses[index % 3] ?? 'booked',
  mechanic: String((index % 3) + 1),
  due: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
  total: `${(index * 37 + 80) % 900}.50`,
  urgent: index % 7 === 0,
}));

export const columns: Column<Job>[] = [
  { id: 'number', header: 'Job', cell: 'number', kind: 'reference', rowHeader: true },
  { id: 'customer', header: 'Customer', cell: 'customer' },
  {
    id: 'mechanic',
    header: 'Mechanic',
    cell: ({ mechanic }) => mechanics[Number(mechanic) - 1],
    kind: 'person',
  },
  { id: 'due', header: 'Due', cell: 'due', kind: 'date' },
  { id: 'total', header: 'Total', cell: 'total', kind: 'money' },
];

const within = (value: number | string, from: number | string = value, to: number | string = value) =>
  value >= from && value <= to;

/** All that match, in order: what a server does. */
export function matching({ q, sort, filters }: JobQuery, rows = allJobs): readonly Job[] {
  const { status, mechanic, due, urgent } = filters;
  const found = rows.filter(
    (job) =>
      `${job.number} ${job.customer}`.toLowerCase().includes(q.toLowerCase()) &&
      (status?.includes(job.status) ?? true) &&
      (mechanic ?? job.mechanic) === job.mechanic &&
      within(job.due, due?.from, due?.to) &&
      (urgent ?? job.urgent) === job.urgent,
  );
  if (!sort) return found;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keyOf = (job: Job) => (sort.column === 'total' ? Number(job.total) : job[sort.column]);
  return found.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -sign : sign));
}

export const pageOf = (query: JobQuery, rows?: readonly Job[]) => {
  const found = matching(query, rows);
  const start = (query.page - 1) * query.pageSize;
  return { rows: found.slice(start, start + query.pageSize), total: { count: found.length } };
};
