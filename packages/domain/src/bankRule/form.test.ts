import { expect, test } from 'vitest';
import { bankRuleForm, bankRuleInput, newBankRuleForm } from './index.ts';

test('a rule applies to one account, or to all of the book', () => {
  const parse = (account: string) =>
    bankRuleForm['~standard'].validate({ contains: ' OLD MUTUAL ', account });
  expect(parse('7')).toEqual({ value: { contains: 'OLD MUTUAL', account: 7 } });
  expect(parse('')).toEqual({ value: { contains: 'OLD MUTUAL', account: null } });
});

test.each([
  [{}, 'then'],
  [{ lease: 1, transfer: { bank_account: 2 } }, 'then'],
  [{ cost: { bearer: 'landlord', reason: 'Fee' } }, 'then.cost.property'],
])('%j is refused at %s', (then, path) => {
  const { error } = bankRuleInput.safeParse({ contains: 'X', then });
  expect(error?.issues[0]?.path.join('.')).toBe(path);
});

test.each([
  [{ kind: 'lease', lease: '7' }, { lease: 7 }],
  [{ kind: 'party', party: 'company:3' }, { party: { type: 'company', id: 3 } }],
  [{ kind: 'transfer', bank_account: '2' }, { transfer: { bank_account: 2 } }],
  [{ kind: 'cost', reason: 'Fee' }, { cost: { bearer: 'agency', reason: 'Fee' } }],
  [
    { kind: 'cost', reason: 'Fee', property: '4' },
    { cost: { bearer: 'landlord', property: 4, reason: 'Fee' } },
  ],
])('%j says %j', (typed, then) => {
  const parsed = newBankRuleForm['~standard'].validate({ contains: 'X', account: '', ...typed });
  expect(parsed).toMatchObject({ value: { contains: 'X', account: null, then } });
});

test.each([
  [{ kind: 'lease' }, 'lease'],
  [{ kind: 'party' }, 'party'],
  [{ kind: 'transfer' }, 'bank_account'],
  [{ kind: 'cost' }, 'reason'],
])('what %j lacks is said at %s', (typed, control) => {
  const fields = { contains: 'X', ...typed };
  const { issues } = newBankRuleForm['~standard'].validate(fields);
  const path = (issues?.[0]?.path ?? []) as string[];
  expect(newBankRuleForm.controlOf(fields as never, path) ?? path[0]).toBe(control);
});
