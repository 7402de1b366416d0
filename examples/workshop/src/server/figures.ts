import { toDecimal, toMinor } from '@rentsafe/format/money';
import { statusWords } from '../jobs/words';
import { allJobs } from './api';
import { type Job, mechanics, statuses } from './records';
import { today } from './samples';

const everything = { q: '', filters: {}, sort: undefined, page: 1, pageSize: 1 };

const sum = (amounts: readonly string[]) =>
  toDecimal(amounts.reduce((total, amount) => total + toMinor(amount), 0n));

const totalOf = (jobs: readonly Job[]) => sum(jobs.map(({ total }) => total));

/** What the first page shows. */
export async function readFigures() {
  const jobs = await allJobs(everything);
  const open = jobs.filter(({ status }) => status !== 'done');
  const overdue = open.filter(({ due }) => due < today);
  const waiting = open.filter(({ status }) => status === 'waiting_for_parts');
  const urgent = open.filter(({ isUrgent, status }) => isUrgent && status === 'booked');
  const days = [...new Set(jobs.map(({ due }) => due))];
  const byMechanic = (amountOf: (jobs: readonly Job[]) => string) =>
    mechanics.map((category) => ({
      category,
      amount: amountOf(open.filter((job) => job.mechanic === category)),
    }));
  return {
    open: open.length,
    overdue: overdue.length,
    waiting: waiting.length,
    urgent: urgent.length,
    worth: totalOf(open),
    labour: byMechanic((own) => sum(own.map(({ labour }) => labour))),
    parts: byMechanic((own) =>
      toDecimal(toMinor(totalOf(own)) - toMinor(sum(own.map(({ labour }) => labour)))),
    ),
    days: days.map((period) => ({ period, amount: totalOf(jobs.filter(({ due }) => due === period)) })),
    statuses: statuses.map((status) => ({
      name: statusWords[status],
      amount: totalOf(jobs.filter((job) => job.status === status)),
    })),
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;
