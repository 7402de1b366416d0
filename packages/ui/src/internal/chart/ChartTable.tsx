import type { Currency } from '@rentsafe/domain/money';
import { useMemo } from 'react';
import type { Column } from '../../components/DataTable/columns';
import { DataTable } from '../../components/DataTable/DataTable';
import { minorText } from './amounts';
import type { ChartMessages } from './chart.messages';
import type { ChartData } from './chartData';
import { periodText } from './periods';

export interface ChartTableProps {
  title: string;
  currency: Currency;
  data: ChartData;
  messages: ChartMessages;
}

/** The data of a chart: a row for each period. */
export function ChartTable({ title, currency, data, messages }: ChartTableProps) {
  const { names, periods, unit, amounts } = data;
  const rows = useMemo(() => periods.map((_, index) => index), [periods]);
  const columns = useMemo<Column<number>[]>(
    () => [
      {
        id: 'period',
        header: messages[unit],
        cell: (row) => periodText(periods[row] ?? 0, unit),
        rowHeader: true,
      },
      ...names.map((name, series) => ({
        id: `${series}`,
        header: name,
        align: 'end' as const,
        cell: (row: number) => minorText(amounts[series]?.[row] ?? null, currency) || messages.noAmount,
      })),
    ],
    [names, periods, unit, amounts, currency, messages],
  );
  return <DataTable caption={title} status="ready" columns={columns} rows={rows} rowKey={(row) => row} />;
}
