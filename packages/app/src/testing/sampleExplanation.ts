import type { Explanation, Grade } from '@rentsafe/domain/report';
import { addMonths } from '@rentsafe/format/date';

const lease = { id: 7, number: 'L-0007' };
const creditor = 'Baobab Properties';
const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

const month = (month: string, grade: Grade, paid: string, paid_on: string | null) => ({
  ...{
    lease,
    creditor,
    month,
    due_on: `${month}-01`,
    amount: usd('400.00'),
    paid: usd(paid),
    paid_on,
    grade,
  },
});

/** Why a person is High Risk: a month in part, one unpaid, one open. */
export const sampleExplanation: Explanation = {
  rule: 'high.grades',
  version: 1,
  grades: 'PGLSNP',
  months: [
    month('2025-09', 'P', '400.00', '2025-09-01'),
    month('2025-10', 'G', '400.00', '2025-10-05'),
    month('2025-11', 'L', '400.00', '2025-11-20'),
    month('2025-12', 'S', '200.00', '2026-02-10'),
    month('2026-01', 'N', '0.00', null),
    month('2026-02', 'P', '400.00', '2026-02-01'),
  ],
  debts: [{ lease, creditor, amount: usd('400.00'), oldest_due_on: '2026-01-01', days: 63 }],
  claims: [],
  excluded: [{ lease, month: '2026-03', reason: 'open' }],
  if_paid: 'High Risk',
};

/** Of a person who paid twelve months in time. */
export const goodExplanation: Explanation = {
  ...{ rule: 'low', version: 1, grades: 'PPPGPPPPPPPP', debts: [], claims: [], excluded: [] },
  months: Array.from({ length: 12 }, (_, nth) => {
    const at = addMonths('2025-03', nth);
    return nth === 3 ? month(at, 'G', '400.00', `${at}-04`) : month(at, 'P', '400.00', `${at}-01`);
  }),
  if_paid: 'Low Risk',
};
