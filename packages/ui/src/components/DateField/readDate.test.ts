// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readDate, typedDate } from './readDate';

describe('readDate', () => {
  it.each([
    ['05/03/2025', '2025-03-05'],
    ['5/3/2025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    [' 29/02/2024 ', '2024-02-29'],
    ['', ''],
  ])('DAT-2 reads %j as %j', (typed, value) => {
    expect(readDate(typed, {})).toEqual({ value, problem: null });
  });

  it.each(['31/02/2025', '29/02/2025', '2025-13-01', 'yesterday', '03/05/25'])(
    'DAT-3 keeps %j, which is no date',
    (typed) => {
      expect(readDate(typed, {})).toEqual({ value: typed, problem: 'format' });
    },
  );

  it('DAT-4 both limits are allowed, what lies outside is not', () => {
    const limits = { min: '2025-03-01', max: '2025-03-31' };
    expect(readDate('01/03/2025', limits).problem).toBeNull();
    expect(readDate('31/03/2025', limits).problem).toBeNull();
    expect(readDate('28/02/2025', limits).problem).toBe('min');
    expect(readDate('01/04/2025', limits).problem).toBe('max');
  });

  it('DAT-2 writes a day as it is typed', () => {
    expect(typedDate('2025-03-05')).toBe('05/03/2025');
    expect(typedDate('')).toBe('');
  });
});
