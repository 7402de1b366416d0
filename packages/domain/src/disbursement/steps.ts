import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import {
  type DisbursementState,
  disbursement,
  disbursementApproval,
  disbursementFailure,
  disbursementPatch,
  disbursementPayment,
  disbursementStates,
} from './schema.ts';

/** The states in which the money has not left. */
export const disbursementUnpaid: readonly DisbursementState[] = ['draft', 'approved'];

export const disbursementSteps = defineSteps({
  kind: 'disbursement',
  states: disbursementStates,
  path: '/api/disbursements/{id}/',
  reply: disbursement,
  steps: {
    edit: {
      from: { draft: 'user' },
      to: 'draft',
      body: disbursementPatch,
      summary: 'Changes a draft disbursement.',
    },
    // Never by its maker, unless nobody else could.
    approve: {
      from: { draft: 'admin' },
      to: 'approved',
      asksFactor: true,
      body: disbursementApproval,
      summary: 'Approves a disbursement prepared by another person, and sets its money aside.',
    },
    pay: {
      from: { approved: 'user' },
      to: 'paid',
      text: 'Record payment',
      body: disbursementPayment,
      summary: 'Records the payment of an approved disbursement.',
    },
    fail: {
      from: { approved: 'user', paid: 'admin' },
      to: 'draft',
      text: 'Record failure',
      body: disbursementFailure,
      summary: 'Returns an approved or paid disbursement to draft.',
    },
    cancel: {
      from: { draft: 'user' },
      to: 'cancelled',
      text: 'Cancel draft',
      body: z.object({}),
      summary: 'Cancels a draft disbursement.',
    },
  },
});
