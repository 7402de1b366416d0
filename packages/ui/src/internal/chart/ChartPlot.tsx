import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useLocale } from '../locale/locale';
import { minorText } from '../locale/minorText';
import { bandText } from './bandText';
import * as styles from './chart.css';
import type { ChartMessages } from './chart.messages';
import { type ChartData, placeText } from './chartData';
import { type ChartLayout, nearest, periodLabels } from './chartLayout';
import { hueOf } from './seriesStyle';

export interface ChartPlotProps {
  title: string;
  currency: string;
  data: ChartData;
  messages: ChartMessages;
  layout: ChartLayout;
  /** Takes the measured element. */
  sizeRef: (element: HTMLElement | null) => void;
  /** Where a period stands, in px. */
  x: (index: number) => number;
  /** How wide the mark behind the period is that the readout shows. */
  cursorWidth: number;
  /** The sample of a series in the legend, 20 by 12. */
  swatch: (series: number) => ReactNode;
  /** The sample of the band, as large. */
  bandSwatch?: ReactNode;
  /** Bars or lines. */
  children: (active: number) => ReactNode;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  PageUp: (index, last) => index + Math.ceil(last / 10),
  PageDown: (index, last) => index - Math.ceil(last / 10),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A drawing over time or categories, read period by period: a slider (APG) whose value is the text of a period, which a screen reader
 * announces once as it changes. The same text stands in the legend; without a choice it is that of the latest period.
 */
export function ChartPlot(props: ChartPlotProps) {
  const { title, data, messages, layout, sizeRef, x, cursorWidth, children } = props;
  const locale = useLocale();
  const { periods } = data;
  const { width, height, left, right, bottom, em } = layout;
  const last = periods.length - 1;
  const [choice, setChoice] = useState<number>();
  const active = Math.min(choice ?? last, last);
  const activePeriod = placeText(data, active, locale.dates);
  const entries = entriesOf(props, active, locale);

  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    if (box.width > 0) setChoice(nearest(periods.length, x, ((clientX - box.left) * width) / box.width));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    setChoice(Math.min(Math.max(step(active, last), 0), last));
  };

  return (
    <>
      <Readout period={activePeriod} entries={entries} />
      <div
        ref={sizeRef}
        role="slider"
        tabIndex={0}
        aria-label={messages.values(title)}
        aria-valuemin={1}
        aria-valuemax={periods.length}
        aria-valuenow={active + 1}
        aria-valuetext={messages.point(
          activePeriod,
          entries.map(({ name, text }) => messages.amount(name, text)),
        )}
        data-part="plot"
        className={styles.plot}
        onKeyDown={move}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={({ currentTarget }) => {
          if (currentTarget !== document.activeElement) setChoice(undefined);
        }}
        onBlur={() => setChoice(undefined)}
      >
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          fontSize={em}
          aria-hidden="true"
          focusable="false"
        >
          <Axes labels={periodLabels(data, x, layout, locale.dates)} layout={layout} />
          {choice !== undefined && (
            <rect
              className={styles.cursor}
              x={x(active) - cursorWidth / 2}
              y={em / 2}
              width={cursorWidth}
              height={bottom - em / 2}
            />
          )}
          {children(active)}
          <line className={styles.zeroLine} x1={left} x2={right} y1={layout.y(0)} y2={layout.y(0)} />
        </svg>
      </div>
    </>
  );
}

interface Entry {
  name: string;
  text: string;
  hue: string | undefined;
  sample: ReactNode;
}

/** What the legend reads of a period. */
function entriesOf(props: ChartPlotProps, active: number, locale: ReturnType<typeof useLocale>): Entry[] {
  const { currency, data, messages, swatch, bandSwatch } = props;
  const entries = data.names.map(
    (name, series): Entry => ({
      name,
      text: minorText(data.amounts[series]?.[active] ?? null, currency, locale) || messages.noAmount,
      hue: hueOf(series),
      sample: swatch(series),
    }),
  );
  if (!data.band) return entries;
  const text = bandText(data, active, currency, messages, locale);
  return [...entries, { name: data.band.name, text, hue: hueOf(0), sample: bandSwatch }];
}

const Readout = ({ period, entries }: { period: string; entries: readonly Entry[] }) => (
  <div className={styles.readout}>
    <p data-part="period" className={styles.period}>
      {period}
    </p>
    <ul className={styles.legend}>
      {entries.map(({ name, text, hue, sample }) => (
        <li key={name} data-part="entry" className={styles.entry}>
          <svg className={styles.swatch} viewBox="0 0 20 12" aria-hidden="true">
            <g className={hue}>{sample}</g>
          </svg>
          <span>
            <bdi>{name}</bdi> <bdi className={styles.amount}>{text}</bdi>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

interface AxesProps {
  labels: ReturnType<typeof periodLabels>;
  layout: ChartLayout;
}

const Axes = ({ labels, layout: { left, right, bottom, rows, em } }: AxesProps) => (
  <>
    {rows.map(({ y, text }) => (
      <g key={y}>
        <line className={styles.gridLine} x1={left} x2={right} y1={y} y2={y} />
        <text className={styles.axisText} x={left - em / 2} y={y} dy="0.35em" textAnchor="end">
          {text}
        </text>
      </g>
    ))}
    {labels.map(({ x, text }) => (
      <text key={x} className={styles.axisText} x={x} y={bottom + 1.5 * em} textAnchor="middle">
        {text}
      </text>
    ))}
  </>
);
