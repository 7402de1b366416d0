import { addDays } from '@rentsafe/format/date';
import { type Job, type JobInput, mechanics, statuses } from './records';
import { totalOf } from './totalOf';

/** The day on which the sample stands still. */
export const today = '2026-03-05';

const customers = ['Baobab Logistics', 'Hollins & Sons', 'Marta Kowalska', 'Penrith Taxis', 'Rhys Bowen'];
const works = ['Full service', 'Brake pads and discs', 'MOT and repairs', 'Clutch', 'Air conditioning'];
const parts = [
  { name: 'Oil filter', quantity: 1, price: '11.40' },
  { name: 'Brake pads', quantity: 2, price: '38.75' },
  { name: 'Wiper blade', quantity: 2, price: '14.20' },
];

/** The `index`th of a list that goes round. */
const turn = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

const plateOf = (index: number) =>
  `${turn(['AB', 'KX', 'LD', 'YP'], index)}${20 + (index % 6)} ${100 + index}`;

export const numberOf = (id: number) => `J-${String(id).padStart(4, '0')}`;

function sampleOf(index: number): Job {
  const due = addDays(today, (index % 30) - 12);
  const input: JobInput = {
    customer: turn(customers, index),
    plate: plateOf(index),
    mechanic: turn(mechanics, index + Math.floor(index / 5)),
    due,
    isUrgent: index % 9 === 4,
    work: turn(works, index + 2),
    labour: `${60 + (index % 7) * 35}.00`,
    parts: parts.slice(0, index % 4),
  };
  return {
    ...input,
    id: index + 1,
    number: numberOf(index + 1),
    status: due < '2026-02-28' ? 'done' : turn(statuses, index),
    total: totalOf(input),
    version: 1,
    events: [{ id: 1, at: `${addDays(due, -6)}T09:30:00Z`, actor: 'Nia Evans', action: 'booked the job' }],
  };
}

export const sampleJobs = (): Job[] => Array.from({ length: 64 }, (_, index) => sampleOf(index));
