import { describe, expect, it } from 'vitest';
import { dateOrText, readDate } from './index.ts';

describe('readDate', () => {
  it.each([
    ['05/03/2025', '2025-03-05'],
    ['5/3/2025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    [' 29/02/2024 ', '2024-02-29'],
    ['', ''],
  ])('reads %j as %j', (typed, value) => {
    expect(readDate(typed, {})).toEqual({ value, problem: null });
  });

  it.each(['yesterday', '03/05/25', '2025-3-5'])('keeps %j, which is no date', (typed) => {
    expect(readDate(typed)).toEqual({ value: typed, problem: 'format' });
  });

  it.each(['31/02/2025', '29/02/2025', '2025-13-01'])('keeps %j, a day that does not exist', (typed) => {
    expect(readDate(typed)).toEqual({ value: typed, problem: 'day' });
  });

  it('both limits are allowed, what lies outside is not', () => {
    const limits = { min: '2025-03-01', max: '2025-03-31' };
    expect(readDate('01/03/2025', limits).problem).toBeNull();
    expect(readDate('31/03/2025', limits).problem).toBeNull();
    expect(readDate('28/02/2025', limits).problem).toBe('min');
    expect(readDate('01/04/2025', limits).problem).toBe('max');
  });
});

describe('dateOrText', () => {
  it.each([
    ['5/3/2025', '2025-03-05'],
    ['31/02/2025', '2025-02-31'],
    ['soon', 'soon'],
    ['', ''],
  ])('%j is sent as %j', (typed, sent) => expect(dateOrText(typed)).toBe(sent));
});
