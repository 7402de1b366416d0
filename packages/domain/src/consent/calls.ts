import { defineCall } from '../call.ts';
import { consent, consentInput, consentPage, consentWithdrawal } from './schema.ts';

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/consents/',
  summary:
    'The consents that a client holds, newest first, a page at a time; `q` finds them by whose they are.',
  query: ['q', 'state', 'party_type', 'party', 'client', 'page', 'page_size'],
  status: 200,
  reply: consentPage,
});

export const createConsent = defineCall({
  method: 'POST',
  path: '/api/consents/',
  summary: 'Records the consent of a person or a company to be read about.',
  body: consentInput,
  status: 201,
  reply: consent,
});

export const withdrawConsent = defineCall({
  method: 'POST',
  path: '/api/consents/{id}/withdraw/',
  summary: 'Ends a consent.',
  body: consentWithdrawal,
  status: 200,
  reply: consent,
});
