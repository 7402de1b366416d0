import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import { lease, leaseCharges, leaseInput, leasePage, leaseRow } from './schema.ts';

const { list, create, read } = resourceCalls('/api/leases/', {
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
});

/** `show` is the label of an ageing bucket: leases with something open in it, and how much. */
export const listLeases = defineCall({ ...list, reply: leasePage });
export const createLease = create;
export const getLease = read;

export const getLeaseSchedule = defineCall({
  method: 'GET',
  path: '/api/leases/{id}/schedule/',
  summary: 'The charges of a lease up to a day, by period.',
  query: ['until'],
  status: 200,
  reply: leaseCharges,
});
