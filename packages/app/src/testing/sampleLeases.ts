import type { LeaseBalance } from '@rentsafe/domain/charge';
import type { Lease, LeaseRow } from '@rentsafe/domain/lease';
import type { Unit } from '@rentsafe/domain/unit';
import { ownBook } from './ownBook';

/** A row of the list of leases. */
export const sampleLeaseRow = (row: Partial<LeaseRow> = {}): LeaseRow => ({
  id: 7,
  number: 'L-0007',
  state: 'active',
  tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
  unit: { id: 4, unit_number: '4' },
  property: { id: 2, name: 'Msasa Court' },
  rent: { amount: '450.00', currency: 'USD' },
  from_on: '2025-06-01',
  to_on: '2026-05-31',
  balances: [{ currency: 'USD', balance: '900.00', oldest_due_on: '2026-01-01' }],
  ...row,
});

/** Of each state one. */
export const sampleLeaseRows: readonly LeaseRow[] = [
  sampleLeaseRow(),
  sampleLeaseRow({
    id: 6,
    number: 'L-0006',
    state: 'notice',
    tenant: { type: 'company', id: 3, name: 'Baobab Trading' },
    unit: { id: 9, unit_number: '12A' },
    property: { id: 5, name: 'Kopje Offices' },
    rent: { amount: '1234.56', currency: 'USD' },
    balances: [
      { currency: 'USD', balance: '1425.92', oldest_due_on: '2026-02-01' },
      { currency: 'ZIG', balance: '24000.00', oldest_due_on: '2026-01-05' },
    ],
  }),
  sampleLeaseRow({
    id: 5,
    number: 'L-0005',
    state: 'draft',
    tenant: null,
    rent: null,
    to_on: null,
    balances: [],
  }),
  sampleLeaseRow({ id: 4, number: 'L-0004', state: 'ended', balances: [] }),
  sampleLeaseRow({ id: 3, number: 'L-0003', state: 'cancelled', balances: [] }),
];

export const sampleUnit: Unit = {
  id: 4,
  property: { id: 2, name: 'Msasa Court' },
  unit_number: '4',
  address: '12 King George Road, Avondale, Harare',
  landlord: { type: 'individual', id: 2, name: 'Tendai Moyo' },
  state: 'vacant',
  lease: null,
  tenant: null,
  rent: null,
  version: 1,
};

/** A lease in force, with a guarantor, a rent that rises, and a levy in the other currency. */
export const sampleLease = (changes: Partial<Lease> = {}): Lease => ({
  id: 7,
  client: ownBook,
  number: 'L-0007',
  state: 'active',
  unit: { id: 4, unit_number: '4' },
  property: { id: 2, name: 'Msasa Court' },
  landlord: { type: 'individual', id: 2, name: 'Tendai Moyo' },
  parties: [
    { party: { type: 'individual', id: 1, name: 'Tariro Ncube' }, role: 'tenant' },
    { party: { type: 'company', id: 3, name: 'Baobab Trading' }, role: 'guarantor' },
  ],
  from_on: '2025-06-01',
  to_on: '2026-05-31',
  due_day: 1,
  grace_days: 5,
  notice_days: 30,
  business_use: false,
  reportable: true,
  deposit: { amount: '450.00', currency: 'USD' },
  schedules: [
    {
      id: 11,
      type: 'rent',
      currency: 'USD',
      every: 1,
      vat: 'none',
      steps: [
        { from_on: '2025-06-01', amount: '450.00' },
        { from_on: '2026-03-01', amount: '475.50' },
      ],
    },
    {
      id: 12,
      type: 'service',
      currency: 'ZIG',
      every: 3,
      vat: 'none',
      steps: [{ from_on: '2025-06-01', amount: '1500.00' }],
    },
  ],
  notice: null,
  ended: null,
  balances: [{ currency: 'USD', balance: '900.00', oldest_due_on: '2026-01-01' }],
  version: 3,
  ...changes,
});

export const sampleBalance: LeaseBalance = {
  lease: { id: 7, number: 'L-0007' },
  as_at: '2026-03-02',
  known_seq: 41,
  balances: [
    {
      currency: 'USD',
      open: '1000.00',
      unallocated: '100.00',
      balance: '900.00',
      deposit: '450.00',
      buckets: ['0.00', '475.50', '424.50', '0.00', '0.00'],
      oldest_due_on: '2026-01-01',
    },
  ],
};
