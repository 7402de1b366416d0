import { defineCall } from '../call.ts';
import { consent, consentInput, consentPage } from './schema.ts';

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/consents/',
  summary:
    'The consents that a client holds, newest first, a page at a time; `q` finds them by whose they are, `user` by who recorded them. Without `client`, Admins of the provider get those of all.',
  query: ['q', 'state', 'party_type', 'party', 'client', 'user', 'page', 'page_size'],
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
