import type { AuditPack, Ledger } from '@rentsafe/domain/auditPack';
import { sampleReconciliation } from './bankHandlers';
import { sampleTrust } from './sampleTrust';

const ledger = (changes: Partial<Ledger>): Ledger => ({
  ...{ kind: 'landlord', currency: 'USD', name: 'Rudo Makoni', of: '12 King George Road', balance: '669.50' },
  ...changes,
});
const trustIn = (currency: 'USD' | 'ZIG') => ({
  currency,
  ...sampleTrust(new URLSearchParams({ currency, as_at: '2026-01-31' })),
});

/** One account is reconciled, another is not; ZiG is short; a landlord owes, and something was approved alone and reversed. */
export const sampleAuditPack = (month: string): AuditPack => {
  const owed = ledger({ kind: 'shortfall', balance: '-84.50' });
  return {
    month,
    as_at: `${month}-31`,
    known_seq: 41,
    accounts: [
      {
        ...{ bank_account: { id: 1, name: 'Trust account USD' }, kind: 'bank', currency: 'USD' },
        ...{ book: '1000.00', reconciled_on: '2026-01-31', reconciliation: sampleReconciliation },
        ledgers: trustIn('USD'),
      },
      {
        ...{ bank_account: { id: 2, name: 'Trust account ZiG' }, kind: 'bank', currency: 'ZIG' },
        ...{ book: '20000.00', reconciled_on: null, reconciliation: null, ledgers: null },
      },
    ],
    trust: [trustIn('USD'), trustIn('ZIG')],
    ledgers: [
      ledger({}),
      ledger({ kind: 'rent_tax', balance: '150.00' }),
      ledger({ kind: 'commission', name: '', of: '', balance: '230.50' }),
      owed,
      ledger({ currency: 'ZIG', balance: '22800.00' }),
    ],
    below_zero: [owed],
    alone: [
      {
        ...{ kind: 'disbursement', id: 10, number: 'PV-000010', on: '2026-01-20' },
        ...{ user: { id: 1, name: 'Rudo Makoni' }, amount: '24000.00', currency: 'ZIG' },
      },
    ],
    reversals: [
      {
        ...{ entry: 38, kind: 'receipt_reversal', on: '2026-01-22', reverses: 31, reason: 'Bounced' },
        ...{ user: { id: 1, name: 'Rudo Makoni' }, amount: '1155.00', currency: 'USD' },
      },
    ],
  };
};

/** Nothing was posted, and no account is there. */
export const emptyAuditPack = (month: string): AuditPack => ({
  ...sampleAuditPack(month),
  ...{ accounts: [], trust: [], ledgers: [], below_zero: [], alone: [], reversals: [] },
});
