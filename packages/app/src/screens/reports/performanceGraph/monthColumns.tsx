import type { Series } from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { amountColumn } from '../../../lists/amountColumn';
import { monthText } from '../../../text/monthText';
import { rateText } from '../../../text/rateText';

type MonthRow = Series['results'][number];

const added = { charged: 'Charged', collected: 'Collected', costs: 'Costs' } as const;

/** The months in figures, with the totals of what adds up. */
export function monthColumns(rows: readonly MonthRow[], currency: Currency): Column<MonthRow>[] {
  const totalOf = (id: keyof typeof added) =>
    toDecimal(rows.reduce((sum, row) => sum + toMinor(row[id]), 0n));
  return [
    {
      id: 'month',
      header: 'Month',
      kind: 'date',
      cell: ({ month }) => monthText(month),
      footer: 'Total',
      rowHeader: true,
    },
    ...(Object.keys(added) as (keyof typeof added)[]).map(
      (id): Column<MonthRow> => amountColumn(id, { header: added[id], currency, total: totalOf(id) }),
    ),
    amountColumn('arrears', { header: 'Arrears', currency }),
    {
      id: 'occupancy',
      header: 'Let',
      kind: 'number',
      value: ({ occupancy }) => occupancy,
      cell: ({ occupancy }) => rateText(occupancy),
    },
  ];
}
