import type { DebtCall, DebtCallRow } from '@rentsafe/domain/debtCall';
import type { Currency } from '@rentsafe/domain/money';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

/** Two tenants who owe dollars, and one who owes ZiG. */
export const sampleDebtors: Readonly<Record<Currency, readonly DebtCallRow[]>> = {
  USD: [
    {
      lease: { id: 6, number: 'L-0006' },
      tenant: { type: 'company', id: 3, name: 'Baobab Trading' },
      buckets: ['0.00', '1425.92', '0.00', '0.00', '123456.00'],
      total: '124881.92',
      last_paid_on: '2025-08-04',
      promise: { amount: usd('20000.00'), by_on: '2026-02-02', state: 'broken' },
      step: 'noticed',
    },
    {
      lease: { id: 7, number: 'L-0007' },
      tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
      buckets: ['0.00', '475.50', '450.00', '0.00', '0.00'],
      total: '925.50',
      last_paid_on: null,
      promise: null,
      step: 'none',
    },
  ],
  ZIG: [
    {
      lease: { id: 7, number: 'L-0007' },
      tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
      buckets: ['0.00', '1500.00', '0.00', '0.00', '0.00'],
      total: '1500.00',
      last_paid_on: '2026-01-05',
      promise: null,
      step: 'called',
    },
  ],
};

const user = { id: 1, name: 'First Administrator' };

export const sampleDebtCalls: readonly DebtCall[] = [
  {
    id: 3,
    kind: 'demand',
    on: '2026-02-05',
    text: 'Letter of demand, by hand to the office.',
    amount: null,
    by_on: null,
    user,
  },
  {
    id: 2,
    kind: 'promise',
    on: '2026-01-20',
    text: null,
    amount: usd('20000.00'),
    by_on: '2026-02-02',
    user,
  },
  {
    id: 1,
    kind: 'note',
    on: '2026-01-14',
    text: 'Called Mr Dube: the bank is slow.',
    amount: null,
    by_on: null,
    user,
  },
];
