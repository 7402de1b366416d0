import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import {
  lease,
  leaseEnd,
  leaseEnded,
  leaseExtension,
  leaseNotice,
  leasePatch,
  leaseStates,
} from './schema.ts';

const nothing = z.object({});

export const leaseSteps = defineSteps({
  kind: 'lease',
  states: leaseStates,
  path: '/api/leases/{id}/',
  reply: lease,
  steps: {
    activate: {
      from: { draft: 'user' },
      to: 'active',
      body: nothing,
      summary: 'Activates a draft lease.',
    },
    extend: {
      from: { active: 'user' },
      to: 'active',
      text: 'Renew lease',
      body: leaseExtension,
      summary: 'Renews a lease: a new end date, or new amounts from a date.',
    },
    'give-notice': {
      from: { active: 'user' },
      to: 'notice',
      call: 'giveLeaseNotice',
      text: 'Give notice',
      body: leaseNotice,
      summary: 'Gives notice to end a lease on a date.',
    },
    'withdraw-notice': {
      from: { notice: 'user' },
      to: 'active',
      call: 'withdrawLeaseNotice',
      text: 'Withdraw notice',
      body: nothing,
      summary: 'Withdraws a notice; the lease keeps its earlier end date.',
    },
    // Of a lease in force a part of the fields only.
    edit: {
      from: { draft: 'user', active: 'user', notice: 'user' },
      to: 'derived',
      body: leasePatch,
      summary: 'Changes a lease. Send the `version` that was read.',
    },
    cancel: {
      from: { draft: 'user' },
      to: 'cancelled',
      text: 'Cancel draft',
      body: nothing,
      summary: 'Cancels a draft lease.',
    },
    end: {
      from: { active: 'admin', notice: 'admin' },
      to: 'ended',
      body: leaseEnd,
      reply: leaseEnded,
      summary: 'Ends a lease on a date.',
    },
  },
});
