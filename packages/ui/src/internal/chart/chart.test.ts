import { describe, expect, it } from 'vitest';
import { minorText } from '../locale/minorText';
import { amountAxis, tickText } from './amounts';
import { chartData } from './chartData';
import { chartLayout, nearest, periodLabels } from './chartLayout';
import { ordinalOf, periodText, shortPeriodText } from './periods';

describe('periods', () => {
  it.each([
    '2026-13',
    '2026-00',
    '2026-1',
    '2026-02-30',
    '26-01',
    '',
    'Jan 2026',
    '2026-01-01T00:00',
    '0000-01',
  ])('%j is none', (period) => expect(ordinalOf(period)).toBeUndefined());

  it.each([
    ['2026-09', 'September 2026', 'Sept 26'],
    ['0099-12', 'December 99', 'Dec 99'],
    ['2024-02-29', '29 Feb 2024', '29 Feb 24'],
    ['1969-12-31', '31 Dec 1969', '31 Dec 69'],
  ])('%s is %s', (period, long, short) => {
    const unit = period.length === 7 ? 'month' : 'day';
    const ordinal = ordinalOf(period) ?? 0;
    expect(periodText(ordinal, unit)).toBe(long);
    expect(shortPeriodText(ordinal, unit)).toBe(short);
  });
});

describe('chartData', () => {
  const series = (points: Record<string, string>) => ({
    name: 'Received',
    currency: 'USD' as const,
    points: Object.entries(points).map(([period, amount]) => ({ period, amount })),
  });

  it('orders months and fills in those that are missing, across a year', () => {
    const data = chartData([series({ '2026-02': '0.03', '2025-11': '0.01' })], 'USD');
    expect(data.periods.map((month) => shortPeriodText(month, 'month'))).toEqual([
      'Nov 25',
      'Dec 25',
      'Jan 26',
      'Feb 26',
    ]);
    expect(data.amounts).toEqual([[1n, null, null, 3n]]);
  });

  it('takes days as they are: no rent is paid on most of them', () => {
    const data = chartData([series({ '2026-01-05': '0.01', '2026-01-31': '0.02' })], 'USD');
    expect(data.periods).toHaveLength(2);
  });
});

describe('amounts', () => {
  it.each([
    [
      [125_000, 110_050],
      [0, 50_000, 100_000, 150_000],
    ],
    [
      [-120_000, 75_000],
      [-150_000, -100_000, -50_000, 0, 50_000, 100_000],
    ],
    [
      [0, null],
      [0, 20, 40, 60, 80, 100],
    ],
    [[1], [0, 1]],
    [[1e15], [0, 2e14, 4e14, 6e14, 8e14, 1e15]],
  ])('of %j the axis is %j', (amounts, ticks) => {
    const axis = amountAxis(amounts);
    expect(axis.ticks).toEqual(ticks);
    for (const minor of amounts) {
      expect(minor ?? 0).toBeGreaterThanOrEqual(axis.min);
      expect(minor ?? 0).toBeLessThanOrEqual(axis.max);
    }
  });

  it.each([
    [0, 'USD', '$0'],
    [20, 'USD', '$0.20'],
    [125_000, 'USD', '$1.25K'],
    [-50_000, 'ZIG', '-ZIG\u00a0500'],
    [1e15, 'ZIG', 'ZIG\u00a010T'],
  ] as const)('the tick %d in %s is %s', (minor, currency, text) =>
    expect(tickText(minor, currency)).toBe(text),
  );

  it('keeps the last cent of 10^15', () => {
    expect(minorText(999_999_999_999_999n, 'USD')).toBe('$9,999,999,999,999.99');
  });
});

describe('layout', () => {
  const layout = (width: number, em = 12) => chartLayout({ width, em }, amountAxis([1_000_000]), 'USD');
  const months = (count: number) => ({
    names: [],
    periods: Array.from({ length: count }, (_, index) => 24_000 + index),
    unit: 'month' as const,
    amounts: [],
    otherCurrency: [],
  });

  it.each([
    [640, 12, 12],
    [320, 12, 12],
    [320, 24, 12],
    [640, 12, 1],
    [280, 12, 10_000],
  ])('labels of a drawing of %d px with text of %d px and %d months overlap nowhere', (width, em, count) => {
    const { left, right } = layout(width, em);
    const x = (index: number) => left + ((index + 0.5) * (right - left)) / count;
    const labels = periodLabels(months(count), x, layout(width, em));
    expect(labels[0]?.text).toBe(shortPeriodText(24_000 + count - 1, 'month'));
    const gaps = labels.slice(1).map((label, index) => (labels[index]?.x ?? 0) - label.x);
    expect(Math.min(...gaps)).toBeGreaterThan(7 * 0.6 * em);
    expect(labels.every(({ x }) => x > 0 && x < width)).toBe(true);
  });

  it.each([
    ['Dafydd Price', 'Dafydd Price'],
    ['Zimbabwe Agricultural Equipment', 'Zimbabwe A…'],
    ['WWWWWWWWWWWW', 'WWWWWWWWW…'],
    ['北京市朝阳区建国路', '北京市朝阳区…'],
  ])('a name below a bar of 92 px is shortened only where it is wider: %s', (name, text) => {
    const data = { ...months(2), periods: [0, 1], unit: 'category' as const, categories: [name, name] };
    const labels = periodLabels(data, (index) => 100 + index * 92, layout(320));
    expect(labels.map((label) => label.text)).toEqual([text, text]);
  });

  it('finds the nearest period', () => {
    const x = (index: number) => [10, 20, 100][index] ?? 0;
    expect([-5, 14, 16, 59, 61, 500].map((at) => nearest(3, x, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
