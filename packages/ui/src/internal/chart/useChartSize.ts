import { useCallback, useState } from 'react';
import { observeSize } from '../hooks/observeSize';

export interface ChartSize {
  /** In px. */
  width: number;
  /** The size of text on the axes, in px. */
  em: number;
}

/** What a server and a browser without ResizeObserver render: the drawing is then scaled to its container. */
const unmeasured: ChartSize = { width: 640, em: 12 };

/** The size of the element that takes the ref, followed as it changes. */
export function useChartSize() {
  const [size, setSize] = useState(unmeasured);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    return observeSize([element], () => {
      const width = Math.floor(element.clientWidth);
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      if (width === 0) return;
      setSize((before) => (before.width === width && before.em === em ? before : { width, em }));
    });
  }, []);
  return { size, ref };
}
