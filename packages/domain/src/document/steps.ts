import { defineSteps } from '../step/index.ts';
import { documentSignature, documentStates, documentWithdrawal, leaseDocument } from './schema.ts';

export const documentSteps = defineSteps({
  kind: 'document',
  states: documentStates,
  path: '/api/documents/{id}/',
  reply: leaseDocument,
  steps: {
    sign: {
      from: { issued: 'user' },
      to: 'signed',
      text: 'Record signature',
      body: documentSignature,
      summary: 'Records the signature of a document, with its scan.',
    },
    withdraw: {
      from: { issued: 'admin', signed: 'admin' },
      to: 'withdrawn',
      body: documentWithdrawal,
      summary: 'Withdraws a document, which stays readable.',
    },
  },
});
