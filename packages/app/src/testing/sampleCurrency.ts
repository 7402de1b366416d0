import type { CommissionRule } from '@rentsafe/domain/commission';
import type { PeriodLock } from '@rentsafe/domain/periodLock';
import type { Rate } from '@rentsafe/domain/rate';
import type { TaxRate } from '@rentsafe/domain/tax';

export const sampleRates: readonly Rate[] = [
  { id: 3, on: '2026-03-02', rate: '26.8', source: 'RBZ interbank' },
  { id: 2, on: '2026-02-02', rate: '26.123456', source: 'RBZ interbank' },
  { id: 1, on: '2026-01-05', rate: '25.9', source: 'RBZ interbank' },
];

/** Newest first, as they were recorded: the next rate of VAT is known already. */
export const sampleTaxRates: readonly TaxRate[] = [
  { id: 5, tax: 'vat', from_on: '2099-01-01', rate: '16.00' },
  { id: 4, tax: 'rent_tax', from_on: '2026-01-01', rate: '15.00' },
  { id: 3, tax: 'vat', from_on: '2026-01-01', rate: '15.50' },
  { id: 2, tax: 'vat', from_on: '2023-01-01', rate: '15.00' },
  { id: 1, tax: 'vat', from_on: '2020-01-01', rate: '14.50' },
];

const user = { id: 1, name: 'Rudo Makoni' };
const open: PeriodLock['open'] = [];

export const sampleLocks: readonly PeriodLock[] = [
  { id: 3, until_on: '2026-01-31', reason: 'January is reconciled', user, open, at: '2026-02-04T08:30:00Z' },
  {
    id: 2,
    until_on: '2025-11-30',
    reason: 'A receipt of December was missing',
    user,
    open,
    at: '2026-01-09T14:05:00Z',
  },
  {
    id: 1,
    until_on: '2025-12-31',
    reason: null,
    user,
    at: '2026-01-06T07:10:00Z',
    open: [{ step: 'identified', reason: 'Payer unknown' }],
  },
];

export const sampleCommission: readonly CommissionRule[] = [
  { id: 2, property: { id: 2, name: 'Msasa Court' }, from_on: '2026-01-01', rate: '8.00' },
  { id: 1, property: null, from_on: '2024-01-01', rate: '10.00' },
];
