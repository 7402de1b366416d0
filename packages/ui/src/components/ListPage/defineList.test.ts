import { describe, expect, it } from 'vitest';
import {
  amountRange,
  containing,
  custom,
  dayRange,
  defineList,
  isOrNot,
  numberRange,
  oneOf,
  oneOrMore,
  searched,
  text,
  yesNo,
} from '.';

const jobs = defineList({
  name: 'jobs',
  filters: {
    status: oneOrMore(['booked', 'in_progress', 'done']),
    bay: oneOf([{ value: '1', label: 'Bay 1' }, '2'], 'Service bay'),
    mechanic: searched(async () => []),
    due: dayRange('Due'),
    total: amountRange('Total', 'GBP'),
    mileage: numberRange('Mileage'),
    urgent: yesNo('Urgent'),
    plate: containing(),
    colour: custom({
      read: (text) => (text.startsWith('#') ? text : undefined),
      write: (colour) => colour,
      control: () => null,
    }),
    position: custom({
      read: (text) => {
        const [, lat, lon] = /^(-?[\d.]+)_(-?[\d.]+)$/.exec(text) ?? [];
        return lat && lon ? { lat: Number(lat), lon: Number(lon) } : undefined;
      },
      write: ({ lat, lon }) => `${lat}_${lon}`,
      control: () => null,
    }),
    notes: text('Notes', { operators: ['contains', 'isEmpty'] }),
    cause: isOrNot(oneOrMore(['wear', 'accident'])),
    customer: isOrNot(searched(async () => [])),
  },
  sort: ['number', 'due', 'total'],
  pageSizes: [20, 50, 100],
});
const query = jobs.read('');

it('LSP-1 an empty address asks for nothing, on page 1', () => {
  expect(query).toEqual({ q: '', page: 1, pageSize: 20, sort: undefined, filters: {} });
  expect(String(jobs.write('', query))).toBe('');
});

it('LSP-1 every part of a query stands in the address and is read back, typed', () => {
  const full = {
    ...query,
    ...{ q: 'clutch', page: 3 },
    sort: { column: 'due', direction: 'descending' } as const,
    filters: {
      status: ['booked', 'done'] as const,
      bay: '2' as const,
      mechanic: '17',
      due: { from: '2026-03-05' },
      total: { from: '100.00', to: '250.50' },
      mileage: { to: 60_000 },
      urgent: false,
      plate: 'KX21',
      colour: '#fff',
      position: { lat: -17.8, lon: 31 },
      notes: { operator: 'contains', value: 'a.b & c' } as const,
      cause: { operator: 'isNot', value: ['wear', 'accident'] } as const,
      customer: { operator: 'isNot', value: '17' } as const,
    },
  };
  const address = jobs.write('', full);
  expect(Object.fromEntries(address)).toMatchObject({
    q: 'clutch',
    page: '3',
    sort: '-due',
    urgent: 'false',
    position: '-17.8_31',
    notes: 'contains.a.b & c',
    customer: 'not.17',
  });
  expect(address.getAll('cause')).toEqual(['not.wear', 'not.accident']);
  expect(address.getAll('status')).toEqual(['booked', 'done']);
  expect(jobs.read(address)).toEqual(full);
  expect(jobs.refused(address)).toEqual([]);
  expect(String(jobs.write(address, query))).toBe('');
});

it('DTF-9 a condition is chosen without a change of the links that had none', () => {
  const { cause } = jobs.read('cause=wear&cause=accident').filters;
  expect(cause).toEqual({ operator: 'is', value: ['wear', 'accident'] });
  expect(String(jobs.write('', { ...query, filters: { cause } }))).toBe('cause=wear&cause=accident');
});

it('LSP-1 labels come from ids where there are none', () => {
  expect(jobs.definitions.map(({ label }) => label)).toEqual([
    ...['Status', 'Service bay', 'Mechanic', 'Due', 'Total', 'Mileage', 'Urgent', 'Plate', 'Colour'],
    ...['Position', 'Notes', 'Cause', 'Customer'],
  ]);
  expect(jobs.definitions[0]).toMatchObject({
    options: [{ label: 'Booked' }, { value: 'in_progress', label: 'In progress' }, { label: 'Done' }],
  });
});

describe('LSP-2 an address', () => {
  it.each([
    ['status=lost&status=done', { status: ['done'] }, ['status']],
    ['bay=9', {}, ['bay']],
    ['due_from=2026-02-31', {}, ['due']],
    ['total_to=much', {}, ['total']],
    ['mileage_from=1e3', {}, ['mileage']],
    ['urgent=perhaps', {}, ['urgent']],
    ['colour=red', {}, ['colour']],
    ['position=here', {}, ['position']],
    ['notes=isEmpty', { notes: { operator: 'isEmpty' } }, []],
    ['notes=is.x', {}, ['notes']],
    ['notes=constructor.x', {}, ['notes']],
    ['notes=contains.', {}, ['notes']],
    ['notes=isEmpty.x', {}, ['notes']],
    ['notes=x', {}, ['notes']],
    ['cause=wear', { cause: { operator: 'is', value: ['wear'] } }, []],
    ['cause=not.wear&cause=accident', { cause: { operator: 'isNot', value: ['wear'] } }, ['cause']],
    ['cause=not.rust', {}, ['cause']],
    ['customer=not.', {}, ['customer']],
    ['sort=colour', {}, ['sort']],
    ['sort=--due', {}, ['sort']],
    ['sort=constructor', {}, ['sort']],
    ['page=abc', {}, ['page']],
    ['page=0', {}, ['page']],
    ['page=9999999999', {}, ['page']],
    ['other=x', {}, []],
  ])('?%s asks for what the list allows, and names the rest', (search, filters, refused) => {
    expect(jobs.read(search)).toEqual({ ...query, filters });
    expect(jobs.refused(search)).toEqual(refused);
  });

  it('keeps the parameters of others, and the place of its own', () => {
    const address = 'tab=jobs&status=done&q=clutch&page=2';
    expect(String(jobs.write(address, { ...jobs.read(address), page: 4 }))).toBe(
      'tab=jobs&status=done&q=clutch&page=4',
    );
  });

  it('is shared by several lists with prefixes and names of their own', () => {
    const people = defineList({
      ...{ name: 'people', prefix: 'people_', parameters: { sort: 'ordering' } },
      filters: { mine: yesNo() },
      sort: { surname: 'last_name' },
    });
    const address = people.write('jobs_q=x', {
      ...people.read('jobs_q=x'),
      ...{ q: 'moyo', sort: { column: 'surname', direction: 'descending' }, filters: { mine: true } },
    });
    expect(String(address)).toBe('jobs_q=x&people_mine=true&people_q=moyo&people_ordering=-last_name');
    expect(people.read(address).sort).toEqual({ column: 'surname', direction: 'descending' });
  });
});
