import type { ComponentProps, ReactNode } from 'react';
import type { ChartBand, ChartSeries } from './chartData';

export type ChartStatus = 'loading' | 'ready' | 'error';

/** What the charts have in common. */
export interface ChartProps<C extends string> extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What the chart shows: Collection by month. */
  title: string;
  /** That of every series: a chart has one axis of money. `%` for percentages, with two decimals at most; `#` for counts. */
  currency: C;
  /** At most four, which differ by hue and by pattern. */
  series: readonly ChartSeries<NoInfer<C>>[];
  /** What the amounts may lie between: the range of a forecast. */
  band?: ChartBand;
  /** What is known of the data at this moment. */
  status: ChartStatus;
  /** Below 'No data', where no series has an amount. */
  emptyHelp?: ReactNode;
  /** Offers Retry while `status` is `error`. */
  onRetry?: () => void;
}
