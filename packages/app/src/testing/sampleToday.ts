import type { Today } from '@rentsafe/domain/today';

/** Two accounts and a till; dollars are short, because some were received in ZiG. */
export const sampleToday: Today = {
  month: '2026-03',
  accounts: [
    {
      ...{ id: 1, name: 'Trust account USD', kind: 'bank', currency: 'USD' },
      ...{ balance: '12450.00', set_aside: '1234.50', available: '11215.50' },
      ...{ unmatched: 7, statement_until: '2026-02-28' },
    },
    {
      ...{ id: 2, name: 'Trust account ZiG', kind: 'bank', currency: 'ZIG' },
      ...{ balance: '48000.00', set_aside: '0.00', available: '48000.00' },
      ...{ unmatched: 0, statement_until: '2026-02-28' },
    },
    {
      ...{ id: 3, name: 'Office till', kind: 'cash', currency: 'USD' },
      ...{ balance: '320.00', set_aside: '0.00', available: '320.00' },
      ...{ unmatched: 0, statement_until: null },
    },
  ],
  currencies: [
    {
      ...{ currency: 'USD', bank: '12770.00', owed: '12990.00', short: '220.00', exchanged: '220.00' },
      ...{ charged: '18400.00', collected: '9150.00' },
    },
    {
      ...{ currency: 'ZIG', bank: '48000.00', owed: '42104.00', short: '-5896.00', exchanged: '0.00' },
      ...{ charged: '36000.00', collected: '36000.00' },
    },
  ],
  approvals: 4,
};
