import { expect, test } from 'vitest';
import { bankCostForm, bankRecordsForm } from './index.ts';

const parse = (entries: Record<string, string>) => bankCostForm['~standard'].validate(entries);

test('a cost of the bank has a bearer and a reason, and of a landlord the property', () => {
  expect(parse({ bearer: 'agency', property: '', reason: 'Fee' })).toMatchObject({
    value: { cost: { bearer: 'agency', reason: 'Fee' } },
  });
  const wrong = parse({ bearer: 'landlord', property: '', reason: '' });
  expect(wrong.issues?.map(({ path }) => path)).toEqual([['reason'], ['property']]);
});

test('several records are those whose boxes are ticked, at least one', () => {
  const parsed = (entries: Record<string, string>) =>
    bankRecordsForm('receipts')['~standard'].validate(entries);
  expect(parsed({ receipts_12: 'on', receipts_7: 'on' })).toEqual({ value: { receipts: [7, 12] } });
  expect(parsed({}).issues?.[0]?.path).toEqual(['receipts']);
});
