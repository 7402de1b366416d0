'use client';

import { line } from 'd3-shape';
import { useMemo } from 'react';
import { amountAxis } from '../../internal/chart/amounts';
import { ChartPlot } from '../../internal/chart/ChartPlot';
import { chartData } from '../../internal/chart/chartData';
import { chartLayout } from '../../internal/chart/chartLayout';
import type { ChartProps } from '../../internal/chart/chartProps';
import { checkSeries } from '../../internal/chart/checkSeries';
import { hueOf } from '../../internal/chart/seriesStyle';
import { TimeChart } from '../../internal/chart/TimeChart';
import { useChartSize } from '../../internal/chart/useChartSize';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { lineChartMessages } from './LineChart.messages';
import { dashOf, markOf } from './lineStyle';
import { type LinePoint, thin } from './thin';

export interface LineChartProps<C extends string = string> extends ChartProps<C> {}

const pathOf = line<LinePoint>()
  .defined(({ y }) => y !== null)
  .x(({ x }) => x)
  .y(({ y }) => y ?? 0)
  .digits(1);

/** Amounts over months or days, a line for each series. Renders a `figure` named by its title. */
export function LineChart<C extends string>({ series, ...rest }: LineChartProps<C>) {
  const { title, currency } = rest;
  checkSeries('LineChart', title, series, currency);
  const messages = useMessages(lineChartMessages);
  const locale = useLocale();
  const { size, ref } = useChartSize();
  const data = useMemo(() => chartData(series, currency), [series, currency]);

  const { periods, amounts, names } = data;
  const layout = useMemo(
    () => chartLayout(size, amountAxis(amounts.flat().map(Number)), currency, locale),
    [size, amounts, currency, locale],
  );
  const start = layout.left + layout.em / 2;
  const [first = 0] = periods;
  const span = (periods.at(-1) ?? first) - first;
  const length = layout.right - start;
  const x = (index: number) =>
    start + (span === 0 ? length / 2 : (((periods[index] ?? first) - first) / span) * length);
  const lines = amounts.map((list) =>
    list.map((minor, index) => ({ x: x(index), y: minor === null ? null : layout.y(Number(minor)) })),
  );
  const hasMarks = periods.length * layout.em * 1.5 < length;

  return (
    <TimeChart {...rest} data={data} messages={messages}>
      <ChartPlot
        {...{ title, currency, data, messages, layout, x }}
        sizeRef={ref}
        cursorWidth={1}
        swatch={(item) => (
          <>
            <path d="M0 6H20" stroke="currentColor" strokeWidth={2} strokeDasharray={dashOf(item)} />
            <path d={markOf(item)} fill="currentColor" transform="translate(10 6)" />
          </>
        )}
      >
        {(active) =>
          lines.map((points, item) => (
            <g key={names[item]} className={hueOf(item)}>
              <path
                d={pathOf(thin(points)) ?? ''}
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                strokeDasharray={dashOf(item)}
                strokeLinejoin="round"
                strokeLinecap="round"
              />
              {points.map(
                (point, index) =>
                  point.y !== null &&
                  (hasMarks || index === active) && (
                    <path
                      key={periods[index]}
                      d={markOf(item)}
                      fill="currentColor"
                      transform={`translate(${point.x} ${point.y})`}
                    />
                  ),
              )}
            </g>
          ))
        }
      </ChartPlot>
    </TimeChart>
  );
}
