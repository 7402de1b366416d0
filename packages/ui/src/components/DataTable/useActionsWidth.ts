import { type RefObject, useLayoutEffect, useState } from 'react';
import { actions } from '../../internal/table/table.css';

const LEAST_REM = 6;

/**
 * The width of the column of row actions, in rem: that of the widest, measured when they are rendered. A layout that the frame
 * needs anyway is only done sooner. It never shrinks: a page that is turned does not move the columns. Only a font that arrives
 * late has it measured anew.
 */
export function useActionsWidth(within: RefObject<HTMLElement | null>, rows: unknown, rowActions: unknown) {
  const [width, setWidth] = useState(LEAST_REM);
  const [fontsLoaded, setFontsLoaded] = useState(0);
  // Before they are measured: a font could arrive between that and a later effect.
  useLayoutEffect(() => {
    const measureAgain = () => {
      setWidth(LEAST_REM);
      setFontsLoaded((times) => times + 1);
    };
    document.fonts?.addEventListener('loadingdone', measureAgain);
    return () => document.fonts?.removeEventListener('loadingdone', measureAgain);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the cells, and its font
  useLayoutEffect(() => {
    const table = within.current?.closest('table');
    // They stand last: what does not fit sticks out of the table.
    if (!rowActions || !table?.parentElement || table.parentElement.scrollWidth <= table.offsetWidth) return;
    const cells = [...table.querySelectorAll<HTMLElement>(`tbody > tr > .${actions}`)];
    const widest = Math.max(
      0,
      ...cells.map((cell) => (cell.scrollWidth > cell.clientWidth ? cell.scrollWidth : 0)),
    );
    if (widest === 0) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    // Beside its start, a cell has the same padding at its end.
    const padding = Number.parseFloat(getComputedStyle(cells[0] as HTMLElement).paddingInlineEnd) || 0;
    setWidth((before) => Math.max(before, Math.ceil(((widest + padding) / rem) * 16) / 16));
  }, [within, rows, rowActions, fontsLoaded]);
  return `${width}rem` as const;
}
