import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { monthLockForm } from './form.ts';

test('a month is locked with a reason for each step that is not done', () => {
  expect(parseForm(monthLockForm, {}).value).toEqual({ open: [] });
  const fields = { reason_identified: 'Unknown payer', reason_reconciled: '' };
  expect(parseForm(monthLockForm, fields).issues).toEqual({ reason_reconciled: 'required' });
  expect(parseForm(monthLockForm, { ...fields, reason_reconciled: 'No statement' }).value).toEqual({
    open: [
      { step: 'identified', reason: 'Unknown payer' },
      { step: 'reconciled', reason: 'No statement' },
    ],
  });
});
