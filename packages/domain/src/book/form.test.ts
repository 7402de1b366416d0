import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { costLimitForm } from './form.ts';

test('G11 a limit of costs is an amount above 0 in a currency', () => {
  expect(parseForm(costLimitForm, { amount: '1,000', currency: 'ZIG' }).value).toEqual({
    cost_limit: { amount: '1000', currency: 'ZIG' },
  });
  expect(parseForm(costLimitForm, { amount: '0', currency: 'USD' }).issues).toEqual({
    amount: 'not_positive',
  });
});
