import { expect, test } from 'vitest';
import { type DateRangePresetName, rangeOf, within } from './presets';

test.each<[DateRangePresetName, string, string, string]>([
  ['today', '2026-03-05', '2026-03-05', '2026-03-05'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['thisWeek', '2026-03-05', '2026-03-02', '2026-03-08'],
  ['thisWeek', '2026-03-08', '2026-03-02', '2026-03-08'],
  ['lastWeek', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['thisMonth', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['thisQuarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-11-28', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
])('DTR-5 %s on %s is from %s to %s, where weeks begin on Monday', (name, today, from, to) => {
  expect(rangeOf(name, today, 1)).toEqual({ from, to });
});

test('DTR-5 a week begins as the locale does', () => {
  expect(rangeOf('thisWeek', '2026-03-08', 0)).toEqual({ from: '2026-03-08', to: '2026-03-14' });
  expect(rangeOf('thisWeek', '2026-03-05', 6)).toEqual({ from: '2026-02-28', to: '2026-03-06' });
});

test('DTR-5 of a period only the days that are allowed are taken, and one without any is not offered', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(within(march, {})).toEqual(march);
  expect(within(march, { min: '2026-03-05', max: '2026-03-20' })).toEqual({
    from: '2026-03-05',
    to: '2026-03-20',
  });
  expect(within(march, { max: '2026-02-28' })).toBeUndefined();
  expect(within(march, { min: '2026-04-01' })).toBeUndefined();
  expect(within({ from: '2026-03-01', to: '' }, { max: '2026-03-20' })).toEqual({
    from: '2026-03-01',
    to: '',
  });
});
