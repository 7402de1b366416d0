import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import { addMonths, type Month, monthOf } from '@rentsafe/format/date';

/** What was owed at the end of each month of a statement; of the last month at its last day. */
export function balanceByMonth({ currency, from, to, opening, lines }: CustomerStatement) {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  const points = months.map((month) => {
    const last = lines.findLast(({ date }) => monthOf(date) <= month);
    return { period: month, amount: last?.balance ?? opening };
  });
  return { name: 'Balance', currency, points };
}
