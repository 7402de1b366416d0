import type { LocaleState } from '../locale/locale';
import { type AmountAxis, tickText } from './amounts';
import type { ChartData } from './chartData';
import { shortPeriodText } from './periods';
import type { ChartSize } from './useChartSize';

/** Where things stand in the drawing, in px from its top left corner. */
export interface ChartLayout {
  width: number;
  height: number;
  em: number;
  left: number;
  right: number;
  bottom: number;
  y: (minor: number) => number;
  rows: readonly { y: number; text: string }[];
}

const HEIGHT_IN_EM = 20;
/** Of a digit in Inter, with some to spare. */
const LETTER_IN_EM = 0.62;

/** A name is not shortened below this. */
const LEAST_LETTERS = 6;

const widthOf = (text: string, em: number) => text.length * LETTER_IN_EM * em;

export function chartLayout(
  { width, em }: ChartSize,
  axis: AmountAxis,
  currency: string,
  locale?: LocaleState,
): ChartLayout {
  const height = HEIGHT_IN_EM * em;
  const top = em;
  const bottom = height - 2 * em;
  const y = (minor: number) => bottom - ((minor - axis.min) / (axis.max - axis.min)) * (bottom - top);
  const rows = axis.ticks.map((minor) => ({ y: y(minor), text: tickText(minor, currency, locale) }));
  const left = Math.ceil(Math.max(...rows.map(({ text }) => widthOf(text, em))) + em);
  return { width, height, em, left, right: Math.max(width - em, left + em), bottom, y, rows };
}

export interface PeriodLabel {
  x: number;
  text: string;
}

const isWide = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const isCapital = /[\p{Lu}mw]/u;

/** About the width of a name, in em: its letters are no digits, which are all as wide as each other. */
const nameInEm = (name: string) =>
  [...name].reduce(
    (sum, letter) => sum + (isWide.test(letter) ? 1 : isCapital.test(letter) ? 0.72 : 0.56),
    0,
  );

function shortened(name: string, room: number): string {
  if (nameInEm(name) <= room) return name;
  const letters = [...name];
  while (letters.length > 1 && nameInEm(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The names of categories below their bars, shortened where they are wider; where that leaves nothing, of every second, third or so. */
export function categoryLabels(
  { periods, categories }: ChartData,
  xOf: (index: number) => number,
  { em }: ChartLayout,
): readonly PeriodLabel[] {
  const band = periods.length > 1 ? xOf(1) - xOf(0) : Number.POSITIVE_INFINITY;
  const step = Math.ceil((LEAST_LETTERS * LETTER_IN_EM * em) / band);
  const room = (band * step) / em - LETTER_IN_EM;
  return periods.flatMap((place, index) => {
    return index % step === 0 ? [{ x: xOf(index), text: shortened(categories?.[place] ?? '', room) }] : [];
  });
}

/** Labels of the axis of time, at equal steps back from the last period, as many as fit. */
export function periodLabels(
  data: ChartData,
  xOf: (index: number) => number,
  layout: ChartLayout,
  locale?: string,
): readonly PeriodLabel[] {
  const { periods, unit } = data;
  const { width, em } = layout;
  if (unit === 'category') return categoryLabels(data, xOf, layout);
  const room = widthOf(unit === 'month' ? 'Sept 26' : '05 Sept 26', em);
  const last = periods.length - 1;
  const within = (x: number) => Math.min(Math.max(x, room / 2), width - room / 2);
  for (let step = 1; ; step += 1) {
    const indices: number[] = [];
    let free = Number.POSITIVE_INFINITY;
    for (let index = last; index >= 0 && within(xOf(index)) + room / 2 <= free; index -= step) {
      free = within(xOf(index)) - room / 2 - em / 2;
      indices.push(index);
    }
    if (indices.length === Math.floor(last / step) + 1) {
      return indices.map((index) => ({
        x: within(xOf(index)),
        text: shortPeriodText(periods[index] ?? 0, unit, locale),
      }));
    }
  }
}

/** The period that stands nearest to `x`. */
export function nearest(count: number, xOf: (index: number) => number, x: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (xOf(middle) + xOf(middle + 1) < 2 * x) low = middle + 1;
    else high = middle;
  }
  return low;
}
