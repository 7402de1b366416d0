'use client';

import { area as areaOf, line } from 'd3-shape';
import { useContext, useMemo } from 'react';
import { amountAxis } from '../../internal/chart/amounts';
import { ChartPlot } from '../../internal/chart/ChartPlot';
import { bandAmounts, type ChartData, chartData } from '../../internal/chart/chartData';
import { type ChartLayout, chartLayout } from '../../internal/chart/chartLayout';
import type { ChartProps } from '../../internal/chart/chartProps';
import { checkSeries } from '../../internal/chart/checkSeries';
import { hueOf } from '../../internal/chart/seriesStyle';
import { SharedAxis } from '../../internal/chart/sharedAxis';
import { TimeChart } from '../../internal/chart/TimeChart';
import { useChartSize } from '../../internal/chart/useChartSize';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { lineChartMessages } from './LineChart.messages';
import { dashOf, markOf } from './lineStyle';
import { type LinePoint, thin } from './thin';

export interface LineChartProps<C extends string = string> extends ChartProps<C> {
  /** Fills what lies between each line and zero: for one series, or two that never cross. @default false */
  area?: boolean;
}

const pathOf = line<LinePoint>()
  .defined(({ y }) => y !== null)
  .x(({ x }) => x)
  .y(({ y }) => y ?? 0)
  .digits(1);

/** Dotted edges, so that it is seen on paper and without hues too. */
const bandStyle = {
  fill: 'currentColor',
  fillOpacity: 0.12,
  stroke: 'currentColor',
  strokeWidth: 1,
  strokeDasharray: '1 3',
} as const;

interface Span {
  x: number;
  from: number | null;
  to: number | null;
}

const fillOf = areaOf<Span>()
  .defined(({ from, to }) => from !== null && to !== null)
  .x(({ x }) => x)
  .y0(({ from }) => from ?? 0)
  .y1(({ to }) => to ?? 0)
  .digits(1);

/** Amounts over months or days, a line for each series. Renders a `figure` named by its title. */
export function LineChart<C extends string>({ series, band, area = false, ...rest }: LineChartProps<C>) {
  const { title, currency } = rest;
  checkSeries('LineChart', title, series, currency);
  const messages = useMessages(lineChartMessages);
  const locale = useLocale();
  const { size, ref } = useChartSize();
  const data = useMemo(() => chartData(series, currency, band), [series, currency, band]);
  const shared = useContext(SharedAxis);

  const { amounts, names, periods } = data;
  const layout = useMemo(
    () =>
      chartLayout(
        size,
        amountAxis([...amounts.flat().map(Number), ...bandAmounts(data), ...shared]),
        currency,
        locale,
      ),
    [size, amounts, data, shared, currency, locale],
  );
  const { x, lines, spans, hasMarks } = pointsOf(data, layout);

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
        bandSwatch={<path d="M0 1H20V11H0Z" {...bandStyle} />}
      >
        {(active) => (
          <>
            {spans && (
              <g className={hueOf(0)}>
                <path d={fillOf(spans) ?? ''} {...bandStyle} />
              </g>
            )}
            {lines.map((points, item) => (
              <g key={names[item]} className={hueOf(item)}>
                {area && <Area points={points} zero={layout.y(0)} />}
                <Line {...{ points, periods, item, hasMarks, active }} />
              </g>
            ))}
          </>
        )}
      </ChartPlot>
    </TimeChart>
  );
}

/** Where all stands in the drawing. */
function pointsOf({ periods, amounts, band }: ChartData, layout: ChartLayout) {
  const start = layout.left + layout.em / 2;
  const [first = 0] = periods;
  const span = (periods.at(-1) ?? first) - first;
  const length = layout.right - start;
  const x = (index: number) =>
    start + (span === 0 ? length / 2 : (((periods[index] ?? first) - first) / span) * length);
  const y = (minor: bigint | null | undefined) => (minor == null ? null : layout.y(Number(minor)));
  return {
    x,
    lines: amounts.map((list) => list.map((minor, index) => ({ x: x(index), y: y(minor) }))),
    spans: band?.low.map((low, index) => ({ x: x(index), from: y(low), to: y(band.high[index]) })),
    /** There is room for a mark at each point. */
    hasMarks: periods.length * layout.em * 1.5 < length,
  };
}

interface LineProps {
  points: readonly LinePoint[];
  periods: readonly number[];
  /** Which series it is. */
  item: number;
  hasMarks: boolean;
  /** The point that is read. */
  active: number;
}

const Line = ({ points, periods, item, hasMarks, active }: LineProps) => (
  <>
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
  </>
);

/** What lies between a line and zero. */
function Area({ points, zero }: { points: readonly LinePoint[]; zero: number }) {
  const spans = points.map(({ x, y }) => ({ x, from: y === null ? null : zero, to: y }));
  return <path d={fillOf(spans) ?? ''} fill="currentColor" fillOpacity={0.18} />;
}
