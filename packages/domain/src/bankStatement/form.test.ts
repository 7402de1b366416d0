import { expect, test } from 'vitest';
import { bankCostForm } from './index.ts';

const parse = (entries: Record<string, string>) => bankCostForm['~standard'].validate(entries);

test('a cost of the bank has a bearer and a reason, and of a landlord the property', () => {
  expect(parse({ bearer: 'agency', property: '', reason: 'Fee' })).toMatchObject({
    value: { cost: { bearer: 'agency', reason: 'Fee' } },
  });
  const wrong = parse({ bearer: 'landlord', property: '', reason: '' });
  expect(wrong.issues?.map(({ path }) => path)).toEqual([['reason'], ['property']]);
});
