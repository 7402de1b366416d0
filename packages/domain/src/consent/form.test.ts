import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { consentForm, consentWithdrawalForm } from './index.ts';

test('a consent from a day that is not to come, with its evidence', () => {
  const typed = {
    party: 'individual:5',
    given_on: '01/03/2026',
    until_on: '01/03/2999',
    evidence: ' Form of 1 March ',
  };
  expect(parseForm(consentForm, typed).value).toEqual({
    party: { type: 'individual', id: 5 },
    given_on: '2026-03-01',
    until_on: '2999-03-01',
    evidence: 'Form of 1 March',
  });
  expect(parseForm(consentForm, { ...typed, given_on: '01/01/2999', evidence: '' }).issues).toEqual({
    given_on: 'in_future',
    evidence: 'required',
  });
  expect(parseForm(consentForm, { ...typed, until_on: '28/02/2026' }).issues).toEqual({
    until_on: 'before_start',
  });
  expect(parseForm(consentForm, { ...typed, until_on: '01/03/2026' }).issues).toEqual({});
  expect(parseForm(consentWithdrawalForm, { on: '02/03/2026' }).value).toEqual({ on: '2026-03-02' });
});
