import { addMonths, type Month, monthOf } from '@rentsafe/domain/date';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import { toMinor } from '@rentsafe/domain/money';

/** What was owed at the end of each month of a statement; of the last month at its last day. */
export function balanceByMonth({ currency, from, to, opening, lines }: CustomerStatement) {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  const points = months.map((month) => {
    const last = lines.findLast(({ date }) => monthOf(date) <= month);
    return { period: month, minor: toMinor(last?.balance ?? opening) };
  });
  return { name: 'Balance', currency, points };
}
