// Stands in for a server: it answers at once, out of memory.
import { type Job, type JobInput, type JobSearch, mechanics, Refused, type Status } from './records';
import { numberOf, sampleJobs, today } from './samples';
import { searchJobs } from './search';
import { totalOf } from './totalOf';

let jobs = sampleJobs();
const answered = new Map<string, Job>();
const listeners = new Set<() => void>();

/** Calls `listener` whenever something was saved. */
export function onSaved(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const event = (job: Job | undefined, action: string) => ({
  id: (job?.events.length ?? 0) + 1,
  at: `${today}T10:15:00Z`,
  actor: 'Nia Evans',
  action,
});

function store(saved: Job) {
  jobs = jobs.some(({ id }) => id === saved.id)
    ? jobs.map((job) => (job.id === saved.id ? saved : job))
    : [...jobs, saved];
  for (const listener of listeners) listener();
  return saved;
}

const change = (job: Job, changes: Partial<Job>, action: string) => {
  const next = { ...job, ...changes, version: job.version + 1, events: [event(job, action), ...job.events] };
  return store({ ...next, total: totalOf(next) });
};

function find(id: number) {
  const job = jobs.find((each) => each.id === id);
  if (!job) throw new Refused(404);
  return job;
}

export async function listJobs(search: JobSearch) {
  const found = searchJobs(jobs, search);
  const first = (search.page - 1) * search.pageSize;
  return { rows: found.slice(first, first + search.pageSize), total: found.length };
}

export const allJobs = async (search: JobSearch) => searchJobs(jobs, search);

export const readJob = async (id: number) => find(id);

export async function findMechanics(query: string) {
  const found = mechanics.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return found.map((name) => ({ value: name, label: name }));
}

const openJobOf = (plate: string) =>
  jobs.find((job) => job.plate.replaceAll(' ', '') === plate.replaceAll(' ', '') && job.status !== 'done');

/** The same key is the same job, however often it is sent. */
export async function createJob(input: JobInput, idempotencyKey: string) {
  const known = answered.get(idempotencyKey);
  if (known) return known;
  const existing = openJobOf(input.plate);
  if (existing) throw new Refused(409, { existing: { id: existing.id, name: existing.number } });
  if (input.due < today) throw new Refused(422, { fields: { due: 'That day has passed.' } });
  const id = Math.max(...jobs.map((job) => job.id)) + 1;
  const first = { id, number: numberOf(id), status: 'booked', version: 1 } as const;
  const job = store({
    ...input,
    ...first,
    total: totalOf(input),
    events: [event(undefined, 'booked the job')],
  });
  answered.set(idempotencyKey, job);
  return job;
}

export async function changeJob(id: number, changes: Partial<JobInput>, version: number) {
  const job = find(id);
  if (job.version !== version) throw new Refused(412);
  return change(job, changes, 'changed the job');
}

export async function setStatus(ids: readonly number[], status: Status) {
  const action = status === 'done' ? 'finished the job' : 'started the job';
  for (const id of ids) change(find(id), { status }, action);
}

export async function removeJobs(ids: readonly number[]) {
  jobs = jobs.filter(({ id }) => !ids.includes(id));
  for (const listener of listeners) listener();
}
