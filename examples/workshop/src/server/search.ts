import { toMinor } from '@rentsafe/format/money';
import type { Job, JobSearch } from './records';

const isFound = ({ number, customer, plate, work }: Job, q: string) =>
  [number, customer, plate, work].some((text) => text.toLowerCase().includes(q.toLowerCase()));

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/** `keyOf` gives what is compared. */
function isWithin<Key extends string | bigint>(
  value: string,
  { from, to }: Range,
  keyOf: (text: string) => Key,
) {
  const key = keyOf(value);
  return (from === undefined || key >= keyOf(from)) && (to === undefined || key <= keyOf(to));
}

function matches(job: Job, { q, filters: { status, mechanic, due, total, urgent } }: JobSearch) {
  return (
    isFound(job, q) &&
    (status?.includes(job.status) ?? true) &&
    (mechanic === undefined || job.mechanic === mechanic) &&
    (due === undefined || isWithin(job.due, due, String)) &&
    (total === undefined || isWithin(job.total, total, toMinor)) &&
    (urgent === undefined || job.isUrgent === urgent)
  );
}

const keyOf = (job: Job, column: 'number' | 'customer' | 'due' | 'total') =>
  column === 'total' ? job.total.padStart(12, '0') : job[column];

/** All that match, in order. */
export function searchJobs(jobs: readonly Job[], search: JobSearch): Job[] {
  const { column, direction } = search.sort ?? { column: 'due', direction: 'ascending' };
  const sign = direction === 'ascending' ? 1 : -1;
  return jobs
    .filter((job) => matches(job, search))
    .sort((a, b) => sign * keyOf(a, column).localeCompare(keyOf(b, column)) || a.id - b.id);
}
