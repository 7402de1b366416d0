import { useMemo } from 'react';
import { DataTable } from '../../components/DataTable';
import { useLocale } from '../locale/locale';
import { minorText } from '../locale/minorText';
import type { Column } from '../table/columns';
import { bandText } from './bandText';
import type { ChartMessages } from './chart.messages';
import { type ChartData, placeText } from './chartData';

export interface ChartTableProps {
  title: string;
  currency: string;
  data: ChartData;
  messages: ChartMessages;
}

/** The data of a chart: a row for each period or category. */
export function ChartTable({ title, currency, data, messages }: ChartTableProps) {
  const locale = useLocale();
  const { names, periods, unit, amounts } = data;
  const rows = useMemo(() => periods.map((_, index) => index), [periods]);
  const columns = useMemo<Column<number>[]>(
    () => [
      {
        id: 'period',
        header: messages[unit],
        cell: (row) => placeText(data, row, locale.dates),
        rowHeader: true,
      },
      ...names.map((name, series) => ({
        id: `${series}`,
        header: name,
        align: 'end' as const,
        cell: (row: number) =>
          minorText(amounts[series]?.[row] ?? null, currency, locale) || messages.noAmount,
      })),
      ...(data.band
        ? [
            {
              id: 'band',
              header: data.band.name,
              align: 'end' as const,
              cell: (row: number) => bandText(data, row, currency, messages, locale),
            },
          ]
        : []),
    ],
    [data, names, unit, amounts, currency, messages, locale],
  );
  return <DataTable caption={title} status="ready" columns={columns} rows={rows} rowKey={(row) => row} />;
}
