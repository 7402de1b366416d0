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
      summary: 'Puts a draft into force.',
    },
    extend: {
      from: { active: 'user' },
      to: 'active',
      text: 'Renew lease',
      body: leaseExtension,
      summary: 'Renews a lease: another end, other amounts from a day on.',
    },
    'give-notice': {
      from: { active: 'user' },
      to: 'notice',
      call: 'giveLeaseNotice',
      text: 'Give notice',
      body: leaseNotice,
      summary: 'Gives notice: the lease ends on a day.',
    },
    'withdraw-notice': {
      from: { notice: 'user' },
      to: 'active',
      call: 'withdrawLeaseNotice',
      text: 'Withdraw notice',
      body: nothing,
      summary: 'Takes a notice back; the lease ends when it would have ended.',
    },
    // Of a lease in force a part of the fields only.
    edit: {
      from: { draft: 'user', active: 'user', notice: 'user' },
      to: 'derived',
      body: leasePatch,
      summary: 'Changes a lease; `version` is the one that was read.',
    },
    cancel: {
      from: { draft: 'user' },
      to: 'cancelled',
      text: 'Cancel draft',
      body: nothing,
      summary: 'Gives up a draft.',
    },
    end: {
      from: { active: 'admin', notice: 'admin' },
      to: 'ended',
      body: leaseEnd,
      reply: leaseEnded,
      summary: 'Ends a lease on a day.',
    },
  },
});
