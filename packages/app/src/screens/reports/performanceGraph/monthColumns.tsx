import type { Series } from '@rentsafe/domain/insight';
import { type Currency, toDecimal, toMinor } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { amountColumn } from '../../../lists/amountColumn';
import { figureWidth } from '../../../lists/figureWidth';
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
      cell: ({ month }) => monthText(month),
      footer: 'Total',
      rowHeader: true,
      width: '9rem',
    },
    ...(Object.keys(added) as (keyof typeof added)[]).map((id) =>
      amountColumn(id, { header: added[id], currency, rows, total: totalOf(id) }),
    ),
    amountColumn('arrears', { header: 'Arrears', currency, rows }),
    {
      id: 'occupancy',
      header: 'Let',
      align: 'end',
      width: figureWidth(
        'Let',
        rows.map(({ occupancy }) => rateText(occupancy)),
        5.5,
      ),
      value: ({ occupancy }) => occupancy,
      cell: ({ occupancy }) => rateText(occupancy),
    },
  ];
}
