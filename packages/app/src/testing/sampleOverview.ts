import { getOverview, type Overview } from '@rentsafe/domain/ledgerReport';
import { type AgeingBucket, ageingBuckets } from '@rentsafe/domain/money';
import { answer } from './answer';

type Credit = Overview['credit_given'][number];

const credit = (
  currency: Credit['currency'],
  total: string,
  parts: Readonly<Record<AgeingBucket, readonly [amount: string, percentage: string]>>,
): Credit => ({
  currency,
  total,
  buckets: ageingBuckets.map((label) => {
    const [amount, percentage] = parts[label];
    return { label, amount, percentage };
  }),
});

/** Owed in both currencies, by tenants; by the client's company in US dollars. */
export const sampleOverview: Overview = {
  as_at: '2026-03-02',
  known_seq: 41,
  classification: null,
  oldest_creditor: { name: 'Baobab Properties', outstanding_since: '2025-09-01' },
  credit_given: [
    credit('USD', '22200.75', {
      Current: ['12450.00', '56.08'],
      'Due 1-30 days': ['4820.50', '21.71'],
      'Due 31-60 days': ['2310.00', '10.41'],
      'Due 61-90 days': ['980.25', '4.42'],
      'Due 90+ days': ['1640.00', '7.39'],
    }),
    credit('ZIG', '24000.00', {
      Current: ['0.00', '0.00'],
      'Due 1-30 days': ['6000.00', '25.00'],
      'Due 31-60 days': ['18000.00', '75.00'],
      'Due 61-90 days': ['0.00', '0.00'],
      'Due 90+ days': ['0.00', '0.00'],
    }),
  ],
  credit_taken: [
    credit('USD', '7775.75', {
      Current: ['6200.00', '79.74'],
      'Due 1-30 days': ['1150.00', '14.79'],
      'Due 31-60 days': ['0.00', '0.00'],
      'Due 61-90 days': ['425.75', '5.48'],
      'Due 90+ days': ['0.00', '0.00'],
    }),
  ],
};

/** Of a client that has let nothing yet. */
export const nothingOwed = answer(getOverview, () => ({
  ...sampleOverview,
  oldest_creditor: null,
  credit_given: [],
  credit_taken: [],
}));
