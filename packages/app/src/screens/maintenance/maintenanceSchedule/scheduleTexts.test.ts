import { expect, test } from 'vitest';
import { nextDayText } from './scheduleTexts';

const monthly = { every: { count: 1, unit: 'month' }, from_on: '2026-04-15', to_on: null } as const;

test.each([
  ['Next: 15 Dec 2026.', monthly, false],
  ['Next: 15 Dec 2026. 8 earlier days are ordered too.', monthly, true],
  ['There are no dates left.', { ...monthly, to_on: '2026-05-31' }, false],
  [undefined, { ...monthly, from_on: '15/4' }, false],
  [undefined, { ...monthly, every: { count: Number.NaN, unit: 'month' } } as const, false],
])('%s', (text, recurrence, isNew) => {
  expect(nextDayText(recurrence, '2026-11-27', isNew)).toBe(text);
});
