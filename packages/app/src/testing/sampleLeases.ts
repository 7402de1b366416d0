import type { LeaseRow } from '@rentsafe/domain/lease';
import type { Unit } from '@rentsafe/domain/unit';

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
