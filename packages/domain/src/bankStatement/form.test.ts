import { expect, test } from 'vitest';
import { bankCostForm } from './index.ts';

const parse = (entries: Record<string, string>) => bankCostForm['~standard'].validate(entries);

test('a cost of the bank has a bearer and a reason, and of a landlord the property', async () => {
  expect(await parse({ bearer: 'agency', property: '', reason: 'Fee' })).toMatchObject({
    value: { cost: { bearer: 'agency', reason: 'Fee' } },
  });
  const wrong = await parse({ bearer: 'landlord', property: '', reason: '' });
  expect(wrong.issues?.map(({ path }) => path)).toEqual([['reason'], ['property']]);
});
