'use client';

import { useId, useMemo } from 'react';
import { amountAxis } from '../../internal/chart/amounts';
import { ChartPlot } from '../../internal/chart/ChartPlot';
import { ink, note } from '../../internal/chart/chart.css';
import {
  bandAmounts,
  type CategorySeries,
  type ChartData,
  type ChartSeries,
  categoryData,
  chartData,
  first,
  latest,
} from '../../internal/chart/chartData';
import { type ChartLayout, chartLayout } from '../../internal/chart/chartLayout';
import type { ChartProps } from '../../internal/chart/chartProps';
import { checkSeries } from '../../internal/chart/checkSeries';
import { FillPattern } from '../../internal/chart/FillPattern';
import { fillOf, hueOf, seriesTiles } from '../../internal/chart/seriesStyle';
import { TimeChart } from '../../internal/chart/TimeChart';
import { useChartSize } from '../../internal/chart/useChartSize';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { barChartMessages } from './BarChart.messages';
import { barsOf, leastBand } from './bars';

export interface BarChartProps<C extends string = string> extends Omit<ChartProps<C>, 'series'> {
  /** At most four, which differ by hue and by pattern: all of months, all of days, or all of categories such as towns. */
  series: readonly ChartSeries<NoInfer<C>>[] | readonly CategorySeries<NoInfer<C>>[];
  /** Stacks the series of a period, to show what they add up to; otherwise they stand side by side. @default false */
  stacked?: boolean;
}

const isOfCategories = <C extends string>(
  series: BarChartProps<C>['series'],
): series is readonly CategorySeries<NoInfer<C>>[] =>
  series.some(({ points }) => points.some((point) => 'category' in point));

/** A line from one height to another with a stroke across each end. */
const beam = (x: number, top: number, bottom: number, half: number) =>
  `M${x - half} ${top}H${x + half}M${x} ${top}V${bottom}M${x - half} ${bottom}H${x + half}`;

/** Amounts by month, day or category, a bar for each series. Renders a `figure` named by its title. */
export function BarChart<C extends string>(props: BarChartProps<C>) {
  const { series, band: range, stacked = false, ...rest } = props;
  const { title, currency } = props;
  checkSeries('BarChart', title, series, currency);
  const messages = useMessages(barChartMessages);
  const id = useId();
  const locale = useLocale();
  const { size, ref } = useChartSize();
  const data = useMemo(
    () => (isOfCategories(series) ? categoryData(series, currency) : chartData(series, currency, range)),
    [series, currency, range],
  );
  const { left, note: leftOut } =
    data.unit === 'category'
      ? { left: first, note: messages.first }
      : { left: latest, note: messages.latest };

  const room = Math.floor((size.width - 8 * size.em) / leastBand(data.names.length, stacked));
  const visible = data.periods.length > room ? left(data, room) : data;
  const bars = barsOf(visible.amounts, stacked);
  const layout = chartLayout(size, amountAxis([...bars.flat(2), ...bandAmounts(visible)]), currency, locale);
  const band = (layout.right - layout.left) / visible.periods.length;
  const columns = stacked ? 1 : visible.names.length;
  // With room for it a bar is at most as wide as it is readable, and periods stand apart.
  const barWidth = Math.min((band * 0.8) / columns, 4 * size.em);
  const x = (index: number) => layout.left + (index + 0.5) * band;
  const patterns = `${id}-pattern`;

  return (
    <TimeChart {...rest} data={data} messages={messages}>
      <ChartPlot
        {...{ title, currency, messages, layout, x }}
        data={visible}
        sizeRef={ref}
        cursorWidth={band}
        swatch={(item) => (
          <rect x={4.5} y={0.5} width={11} height={11} fill={fillOf(item, patterns)} stroke="currentColor" />
        )}
        bandSwatch={<path className={ink} d={beam(10, 1, 11, 4)} fill="none" strokeWidth={2} />}
      >
        {() => (
          <>
            <Patterns id={patterns} />
            {bars.map((list, item) => (
              <g key={visible.names[item]} className={hueOf(item)}>
                {list.map((bar, index) => {
                  if (!bar) return null;
                  const [from, to] = bar;
                  const top = layout.y(Math.max(from, to));
                  const column = stacked ? 0 : item;
                  return (
                    <rect
                      key={visible.periods[index]}
                      x={x(index) + (column - columns / 2) * barWidth + 0.5}
                      y={top}
                      width={Math.max(barWidth - 1, 1)}
                      height={Math.max(layout.y(Math.min(from, to)) - top, 1)}
                      fill={fillOf(item, patterns)}
                      stroke="currentColor"
                    />
                  );
                })}
              </g>
            ))}
            <Beams data={visible} half={Math.min(barWidth / 4, 8)} {...{ layout, x }} />
          </>
        )}
      </ChartPlot>
      {visible !== data && <p className={note}>{leftOut(visible.periods.length, data.periods.length)}</p>}
    </TimeChart>
  );
}

const Patterns = ({ id }: { id: string }) => (
  <defs>
    {seriesTiles.map(
      (tile, item) =>
        tile && <FillPattern key={tile} id={`${id}-${tile}`} tile={tile} className={hueOf(item)} />,
    )}
  </defs>
);

interface BeamsProps {
  data: ChartData;
  layout: ChartLayout;
  x: (index: number) => number;
  half: number;
}

/** The band of each period, over its bars. */
const Beams = ({ data: { band, periods }, layout, x, half }: BeamsProps) =>
  band?.low.map((low, index) => {
    const high = band.high[index];
    if (low === null || high == null) return null;
    const d = beam(x(index), layout.y(Number(high)), layout.y(Number(low)), half);
    return <path key={periods[index]} className={ink} d={d} fill="none" strokeWidth={2} />;
  });
