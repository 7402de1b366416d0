import { expect, it } from 'vitest';
import { dayAfterKey, weeksOf } from './weeks';

it('a month has its days from Monday on, with nothing before and after them', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02').flat()).toHaveLength(28);
  expect(weeksOf('2024-02').flat().filter(Boolean).at(-1)).toBe('2024-02-29');
});

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-02-28', '2026-03-01'],
  ['ArrowUp', '2026-03-05', '2026-02-26'],
  ['ArrowDown', '2026-12-31', '2027-01-07'],
  ['Home', '2026-11-20', '2026-11-16'],
  ['End', '2026-11-20', '2026-11-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['Enter', '2026-01-31', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from, false)).toBe(to);
});

it('arrows follow the page where it reads from right to left', () => {
  expect(dayAfterKey('ArrowLeft', '2026-03-05', true)).toBe('2026-03-06');
  expect(dayAfterKey('ArrowDown', '2026-03-05', true)).toBe('2026-03-12');
});
