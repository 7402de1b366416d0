import { expect, test } from 'vitest';
import { farRateText, isFarRate, lastRateOf } from './far.ts';

test.each([
  ['26.8', '26.8', false],
  ['32.16', '26.80', false],
  ['32.160001', '26.8', true],
  ['21.44', '26.8', false],
  ['21.439999', '26.8', true],
  ['2680', '26.8', true],
])('G12 %s is far from %s: %s', (rate, from, far) => expect(isFarRate(rate, from)).toBe(far));

test('G12 a rate is compared with the latest up to its day, else with the nearest after it', () => {
  const rates = ['2026-03-01', '2026-02-01', '2026-02-01', '2026-01-12'].map((on, index) => ({
    on,
    rate: `${index + 1}`,
  }));
  const rateOf = (day: string) => lastRateOf(rates, day)?.rate;
  expect(['2026-04-01', '2026-02-28', '2026-02-01', '2026-01-31', '2026-01-01'].map(rateOf)).toEqual([
    ...['1', '2', '2', '4', '4'],
  ]);
  expect(lastRateOf([], '2026-01-01')).toBeUndefined();
});

test('G12 the text names the rate, with two decimals at least', () => {
  const text = (rate: string) => farRateText({ on: '2026-01-12', rate });
  expect(text('26.8')).toBe('The rate of 12 Jan is 26.80. An Admin must record this one.');
  expect(text('26.123456')).toContain('is 26.123456.');
  expect(text('27')).toContain('is 27.00.');
});
