import { expect, test } from 'vitest';
import { today } from './businessDay.ts';
import { pastDate, plainDate } from './schema.ts';

test.each([
  ['2024-02-29', true],
  ['0001-01-01', true],
  ['2025-02-29', false],
  ['2025-1-5', false],
  ['2025-03-05T00:00:00Z', false],
  ['2025-03-05\n', false],
  ['', false],
])('%j on the wire is a day: %j', (day, isDay) => expect(plainDate.safeParse(day).success).toBe(isDay));

test('a date of the past may be today in Harare, not tomorrow', () => {
  const tomorrow = today(new Date(Date.now() + 86_400_000));
  expect(pastDate.safeParse(today()).success).toBe(true);
  expect(pastDate.safeParse(tomorrow).success).toBe(false);
});
