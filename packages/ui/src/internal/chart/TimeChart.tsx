import type { ReactNode } from 'react';
import { ChartFrame } from './ChartFrame';
import { ChartTable } from './ChartTable';
import type { ChartMessages } from './chart.messages';
import { type ChartData, isEmpty } from './chartData';
import type { ChartProps } from './chartProps';

export interface TimeChartProps<C extends string> extends Omit<ChartProps<C>, 'series' | 'band'> {
  data: ChartData;
  messages: ChartMessages;
  children: ReactNode;
}

/** The frame of a chart over time, with its table. */
export function TimeChart<C extends string>(props: TimeChartProps<C>) {
  const { title, currency, data, messages, emptyHelp, onRetry, ...rest } = props;
  const { otherCurrency } = data;
  return (
    <ChartFrame
      {...rest}
      {...{ title, messages, emptyHelp, onRetry }}
      isEmpty={isEmpty(data)}
      table={<ChartTable {...{ title, currency, data, messages }} />}
      note={otherCurrency.length > 0 ? messages.otherCurrency(currency, otherCurrency) : undefined}
    />
  );
}
