import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import {
  lease,
  leaseCharges,
  leaseEnd,
  leaseEnded,
  leaseExtension,
  leaseInput,
  leaseNotice,
  leasePage,
  leasePatch,
  leaseRow,
} from './schema.ts';

const { list, create, read, change } = resourceCalls('/api/leases/', {
  singular: 'a lease',
  plural: 'the leases of a book',
  searched: 'numbers, addresses or tenants',
  filters: [
    'q',
    'state',
    'show',
    'expiring',
    'unit',
    'property',
    'party_type',
    'party',
    'client',
    'ordering',
    'format',
  ],
  row: leaseRow,
  record: lease,
  input: leaseInput,
  patch: leasePatch,
});

/** `show` is the label of an ageing bucket: leases with something open in it, and how much. */
export const listLeases = defineCall({ ...list, reply: leasePage });
export const createLease = create;
export const getLease = read;
export const updateLease = change;

export const getLeaseSchedule = defineCall({
  method: 'GET',
  path: '/api/leases/{id}/schedule/',
  summary: 'What a lease charges up to a day, period by period.',
  query: ['until'],
  status: 200,
  reply: leaseCharges,
});

const verb = { method: 'POST', status: 200, reply: lease } as const;
const nothing = z.object({});

export const activateLease = defineCall({
  ...verb,
  path: '/api/leases/{id}/activate/',
  summary: 'Puts a draft into force.',
  body: nothing,
});

export const giveLeaseNotice = defineCall({
  ...verb,
  path: '/api/leases/{id}/give-notice/',
  summary: 'Gives notice: the lease ends on a day.',
  body: leaseNotice,
});

export const withdrawLeaseNotice = defineCall({
  ...verb,
  path: '/api/leases/{id}/withdraw-notice/',
  summary: 'Takes a notice back; the lease ends when it would have ended.',
  body: nothing,
});

export const cancelLease = defineCall({
  ...verb,
  path: '/api/leases/{id}/cancel/',
  summary: 'Gives up a draft.',
  body: nothing,
});

export const extendLease = defineCall({
  ...verb,
  path: '/api/leases/{id}/extend/',
  summary: 'Renews a lease: another end, other amounts from a day on.',
  body: leaseExtension,
});

export const endLease = defineCall({
  ...verb,
  path: '/api/leases/{id}/end/',
  summary: 'Ends a lease on a day.',
  body: leaseEnd,
  reply: leaseEnded,
});
