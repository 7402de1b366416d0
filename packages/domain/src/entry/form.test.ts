import { expect, test } from 'vitest';
import { journalForm } from './index.ts';

const check = (from: string, until: string) => {
  const { issues, ...rest } = journalForm['~standard'].validate({ from, until });
  return issues ? Object.fromEntries(issues.map(({ path, code }) => [path[0], code])) : rest;
};

test('the days of a journal are in order, and one day is enough', () => {
  expect(check('01/02/2026', '01/02/2026')).toEqual({ value: { from: '2026-02-01', until: '2026-02-01' } });
  expect(check('01/02/2026', '31/01/2026')).toEqual({ until: 'before_start' });
  expect(check('', '30/02/2026')).toEqual({ from: 'required', until: 'no_such_day' });
});
