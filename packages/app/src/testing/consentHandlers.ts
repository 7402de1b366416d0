import { type Consent, consentSteps, createConsent, listConsents } from '@rentsafe/domain/consent';
import { answer } from './answer';
import { pageOf } from './mockedLists';

/** A consent that is valid on every day of the tests. */
export const sampleConsent = (consent: Partial<Consent> = {}): Consent => ({
  id: 1,
  client: { id: 1, name: 'RentSafe' },
  party: { type: 'individual', id: 2, name: 'Tendai Moyo' },
  given_on: '2026-01-05',
  until_on: '2999-01-05',
  evidence: 'Form of 5 January, page 2',
  withdrawn_on: null,
  created_by: { id: 2, name: 'Rudo Chikafu' },
  told: null,
  end_reason: null,
  state: 'valid',
  ...consent,
});

/** How the mocked backend answers what is asked of consents. */
export const consentHandlers = [
  answer(listConsents, (request) => pageOf([sampleConsent()], request)),
  answer(createConsent, () => sampleConsent({ id: 2 })),
  answer(consentSteps.calls.end, () =>
    sampleConsent({ state: 'withdrawn', withdrawn_on: '2026-03-02', end_reason: 'No paper could be shown.' }),
  ),
  answer(consentSteps.calls.withdraw, () =>
    sampleConsent({ state: 'withdrawn', withdrawn_on: '2026-03-02' }),
  ),
];
