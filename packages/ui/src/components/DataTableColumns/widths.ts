import type { Column } from '../../internal/table/columns';

/** Width of a column in rem, by its id. One that is missing has the width that the column itself names. */
export type Widths = Readonly<Record<string, number>>;

export const LEAST_REM = 4;
export const MOST_REM = 60;
export const STEP_REM = 1;

/** At the usual size of text. */
export const pixelsOf = (rem: number) => Math.round(rem * 16);

/** Within bounds, to a sixteenth: whole pixels at the usual size of text. */
export const bounded = (rem: number) => Math.round(Math.min(MOST_REM, Math.max(LEAST_REM, rem)) * 16) / 16;

/** What is set, else the length that the column names; undefined where it is as wide as its content and its share. */
export function widthOf<Row>({ id, width }: Column<Row>, widths: Widths): number | undefined {
  if (widths[id] !== undefined || typeof width !== 'string' || width === 'auto') return widths[id];
  return Number.parseFloat(width) / (width.endsWith('px') ? 16 : 1);
}

/** The width that a key asks for, from `current`; null sets it free again; undefined where the key means nothing. */
export function widthByKey(key: string, current: number, rtl: boolean): number | null | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return bounded(current + STEP_REM);
  if (key === back) return bounded(current - STEP_REM);
  if (key === 'Home') return LEAST_REM;
  if (key === 'Enter') return null;
  return undefined;
}
