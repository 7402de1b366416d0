import { expect, test } from 'vitest';
import { bankAccountForm } from './form.ts';

const parse = (fields: Record<string, string>) =>
  bankAccountForm['~standard'].validate(new URLSearchParams(fields));

test('a bank account has a name, a kind and a currency, and what is known of it', () => {
  const till = { name: ' Till ', kind: 'cash', currency: 'USD', bank_name: '', number: ' ' };
  expect(parse(till)).toEqual({ value: { name: 'Till', kind: 'cash', currency: 'USD' } });
  expect(parse({ ...till, bank_name: 'CBZ', number: '0112' })).toMatchObject({
    value: { bank_name: 'CBZ', number: '0112' },
  });
  expect(parse({ name: '', kind: 'bank', currency: '' }).issues?.map(({ path }) => path)).toEqual([
    ['name'],
    ['currency'],
  ]);
});
