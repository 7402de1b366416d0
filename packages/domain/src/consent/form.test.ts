import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseForm } from '../testing.ts';
import { consentForm, consentInput, EVIDENCE_LENGTH, PURPOSE_LENGTH, readEvidence } from './index.ts';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-03-05T08:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const typed = {
  party: 'individual:5',
  given_on: '01/03/2026',
  until_on: '01/03/2027',
  evidence: ' Form of 1 March ',
  purpose: 'Application for 4 Baobab Court',
};

test('a consent from a day that is not to come to one that is, its purpose with its evidence', () => {
  expect(parseForm(consentForm, typed).value).toEqual({
    party: { type: 'individual', id: 5 },
    given_on: '2026-03-01',
    until_on: '2027-03-01',
    evidence: 'Form of 1 March\nPurpose: Application for 4 Baobab Court',
  });
  expect(parseForm(consentForm, { ...typed, given_on: '01/01/2027', evidence: '' }).issues).toEqual({
    given_on: 'in_future',
    evidence: 'required',
  });
  expect(parseForm(consentForm, { ...typed, given_on: '02/03/2027', purpose: '' }).issues).toEqual({
    given_on: 'in_future',
    until_on: 'before_start',
    purpose: 'required',
  });
});

test.each([
  ['28/02/2026', 'before_start'],
  ['01/03/2026', 'in_past'],
  ['03/03/2027', 'over_a_year'],
])('G4 one until %s is refused: %s', (until_on, code) =>
  expect(parseForm(consentForm, { ...typed, until_on }).issues).toEqual({ until_on: code }),
);

test('evidence and purpose fit together, and are read back; an evidence without a purpose is all evidence', () => {
  const [evidence, purpose] = ['e'.repeat(EVIDENCE_LENGTH), 'p'.repeat(PURPOSE_LENGTH)];
  const { value } = parseForm(consentForm, { ...typed, evidence, purpose });
  expect(consentInput.safeParse(value).success).toBe(true);
  expect(readEvidence(value?.evidence ?? '')).toEqual({ evidence, purpose });
  expect(readEvidence('Form 12\nof March')).toEqual({ evidence: 'Form 12\nof March', purpose: '' });
});
