import { expect, test } from 'vitest';
import { beginsAnew, daysOf, nextDay, plannedDays, type Recurrence } from './recurrence.ts';
import type { ScheduleEvery } from './schema.ts';

const every = (count: number, unit: ScheduleEvery['unit'], from_on: string, to_on?: string): Recurrence => ({
  every: { count, unit },
  from_on,
  to_on,
});

test.each<[string, Recurrence, string, string, string[]]>([
  [
    'worked example 53: the 31st, or the last day of a shorter month; none is skipped',
    every(1, 'month', '2026-01-31'),
    '2026-01-01',
    '2026-04-30',
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
  ],
  [
    'two weeks',
    every(2, 'week', '2026-01-05'),
    '2026-01-05',
    '2026-02-02',
    ['2026-01-05', '2026-01-19', '2026-02-02'],
  ],
  [
    'a week from its middle',
    every(1, 'week', '2026-01-05'),
    '2026-01-06',
    '2026-01-19',
    ['2026-01-12', '2026-01-19'],
  ],
  [
    '29 February each year',
    every(1, 'year', '2024-02-29'),
    '2024-01-01',
    '2028-12-31',
    ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
  ],
  [
    '29 February each month',
    every(1, 'month', '2024-02-29'),
    '2025-01-30',
    '2025-03-29',
    ['2025-02-28', '2025-03-29'],
  ],
  [
    'five months over a year',
    every(5, 'month', '2025-10-30'),
    '2026-01-01',
    '2027-01-31',
    ['2026-03-30', '2026-08-30', '2027-01-30'],
  ],
  [
    'its last day is one of them',
    every(1, 'month', '2026-01-15', '2026-03-15'),
    '2026-01-01',
    '2026-12-31',
    ['2026-01-15', '2026-02-15', '2026-03-15'],
  ],
  [
    'ended the day before',
    every(1, 'month', '2026-01-15', '2026-03-14'),
    '2026-01-01',
    '2026-12-31',
    ['2026-01-15', '2026-02-15'],
  ],
  [
    'far from its start',
    every(60, 'year', '1990-05-31'),
    '2050-01-01',
    '2110-12-31',
    ['2050-05-31', '2110-05-31'],
  ],
  ['before it starts', every(1, 'month', '2026-06-01'), '2026-01-01', '2026-05-31', []],
  ['backwards', every(1, 'week', '2026-01-05'), '2026-02-02', '2026-01-05', []],
])('%s', (_, recurrence, from, until, days) => {
  expect(daysOf(recurrence, from, until)).toEqual(days);
});

test('the next day is the first from a date on, and none after its end', () => {
  const monthly = every(1, 'month', '2026-01-31', '2026-04-30');
  expect(nextDay(monthly, '2020-01-01')).toBe('2026-01-31');
  expect(nextDay(monthly, '2026-02-28')).toBe('2026-02-28');
  expect(nextDay(monthly, '2026-03-01')).toBe('2026-03-31');
  expect(nextDay(monthly, '2026-05-01')).toBeUndefined();
});

test('no day is found twice, and each as by counting from the start', () => {
  const recurrence = every(1, 'month', '2024-01-31');
  const all = daysOf(recurrence, '2024-01-31', '2030-12-31');
  expect(all).toHaveLength(84);
  for (const [index, day] of all.entries()) {
    expect(daysOf(recurrence, day, day)).toEqual([day]);
    expect(nextDay(recurrence, day)).toBe(day);
    if (index > 0) expect(day.slice(0, 7) > (all[index - 1] ?? '').slice(0, 7)).toBe(true);
  }
});

test.each<[boolean, string, object, object]>([
  [true, 'resumed', { is_active: false }, {}],
  [false, 'paused', {}, { is_active: false }],
  [true, 'another interval', {}, { every: { count: 3, unit: 'month' } }],
  [true, 'another first day', {}, { from_on: '2026-01-20' }],
  [true, 'going on after its end', { to_on: '2026-03-31' }, { to_on: null }],
  [false, 'ending sooner', { to_on: '2026-03-31' }, { to_on: '2026-02-28' }],
  [false, 'a later end, to come', { to_on: '2026-12-31' }, { to_on: '2027-12-31' }],
  [false, 'nothing of its days', {}, {}],
])('begins anew: %s, %s', (isAnew, _, before, after) => {
  const schedule = { ...every(1, 'month', '2026-01-15'), is_active: true };
  expect(beginsAnew({ ...schedule, ...before }, { ...schedule, ...after }, '2026-11-27')).toBe(isAnew);
});

test('the next days are shown with the day on which each is drafted, not before today, up to the end', () => {
  const monthly = { every: { count: 1, unit: 'month' }, from_on: '2026-01-31', to_on: '2026-04-30' } as const;
  expect(plannedDays(monthly, { from: '2026-02-10', lead_days: 14, now: '2026-02-20' })).toEqual([
    { on: '2026-02-28', drafted_on: '2026-02-20' },
    { on: '2026-03-31', drafted_on: '2026-03-17' },
    { on: '2026-04-30', drafted_on: '2026-04-16' },
  ]);
  const endless = { ...monthly, to_on: null };
  expect(plannedDays(endless, { from: '2026-01-01', lead_days: 0, now: '2026-01-01' })).toHaveLength(5);
});
