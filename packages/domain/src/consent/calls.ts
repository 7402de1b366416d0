import { defineCall } from '../call.ts';
import { consent, consentInput, consentPage } from './schema.ts';

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/consents/',
  summary:
    'The consents that a client holds, newest first, a page at a time; `q` searches by name, `user` by who recorded them. Without `client`, RentSafe Admins get those of all clients.',
  query: ['q', 'state', 'party_type', 'party', 'client', 'user', 'page', 'page_size'],
  status: 200,
  reply: consentPage,
});

export const createConsent = defineCall({
  method: 'POST',
  path: '/api/consents/',
  summary: "Records a person's or company's consent to have their report read.",
  body: consentInput,
  status: 201,
  reply: consent,
});
