import { type RefObject, useLayoutEffect, useState } from 'react';
import { actions } from './DataTable.css';

const LEAST_REM = 6;

/**
 * The width of the column of row actions, in rem: that of the widest, measured when they are rendered. A layout that the frame
 * needs anyway is only done sooner. It never shrinks: a page that is turned does not move the columns.
 */
export function useActionsWidth(within: RefObject<HTMLElement | null>, rows: unknown, rowActions: unknown) {
  const [width, setWidth] = useState(LEAST_REM);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the cells
  useLayoutEffect(() => {
    const cells = within.current?.closest('table')?.querySelectorAll(`tbody > tr > .${actions}`) ?? [];
    let widest = 0;
    for (const { scrollWidth, clientWidth } of cells)
      if (scrollWidth > clientWidth) widest = Math.max(widest, scrollWidth);
    if (widest === 0) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    setWidth((before) => Math.max(before, Math.ceil((widest / rem) * 16) / 16));
  }, [within, rows, rowActions]);
  return `${width}rem` as const;
}
