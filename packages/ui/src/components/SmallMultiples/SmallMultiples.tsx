'use client';

import { useMemo } from 'react';
import { amountReader } from '../../internal/chart/amounts';
import { ChartFrame } from '../../internal/chart/ChartFrame';
import type { ChartSeries } from '../../internal/chart/chartData';
import type { ChartProps } from '../../internal/chart/chartProps';
import { SharedAxis } from '../../internal/chart/sharedAxis';
import { useMessages } from '../../internal/messages/messages';
import { LineChart } from '../LineChart';
import { lineChartMessages } from '../LineChart/LineChart.messages';
import * as styles from './SmallMultiples.css';

export interface ChartPanel<C extends string = string> {
  /** Names its chart: a property, a landlord. Unique within them. */
  title: string;
  /** What its chart shows; those of all panels have the same names. */
  series: readonly ChartSeries<NoInfer<C>>[];
}

export interface SmallMultiplesProps<C extends string = string>
  extends Omit<ChartProps<C>, 'series' | 'band'> {
  /** A chart for each. */
  panels: readonly ChartPanel<C>[];
}

/** The same chart for several things, on one scale. Renders a `figure` named by its title, with a LineChart for each panel. */
export function SmallMultiples<C extends string>({
  panels,
  emptyHelp,
  onRetry,
  ...rest
}: SmallMultiplesProps<C>) {
  const { title, currency, status, ...frame } = rest;
  const messages = useMessages(lineChartMessages);
  const amounts = useMemo(() => {
    const read = amountReader(currency);
    return panels.flatMap(({ series }) =>
      series.flatMap(({ points }) => points.map(({ amount }) => Number(read(amount)))),
    );
  }, [panels, currency]);
  return (
    <ChartFrame
      {...frame}
      {...{ title, status, emptyHelp, onRetry }}
      messages={messages}
      isEmpty={panels.length === 0}
    >
      <SharedAxis.Provider value={amounts}>
        <div data-part="panels" className={styles.panels}>
          {panels.map((panel) => (
            <LineChart
              key={panel.title}
              area={panel.series.length === 1}
              title={panel.title}
              currency={currency}
              status="ready"
              series={panel.series}
            />
          ))}
        </div>
      </SharedAxis.Provider>
    </ChartFrame>
  );
}
