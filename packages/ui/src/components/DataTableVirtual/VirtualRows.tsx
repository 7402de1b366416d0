import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../../internal/hooks/usePrinting';
import { renderRow } from '../../internal/table/DataTableRows';
import type { TableBodyProps } from '../../internal/table/features';
import { type Scroller, scrollingOf, useScroller } from './scroller';

/** Of one line of text; rows are measured once they are rendered. */
const ROW_PX = 36;
/** What is rendered before the height of the window is known, and on a server. */
const FIRST_PX = 800;

/** How far an element stands below the top of the page, or of the frame that scrolls. */
const topWithin = (scroller: Scroller, { offsetTop, offsetParent }: HTMLElement): number =>
  offsetTop +
  (offsetParent instanceof HTMLElement && offsetParent !== scroller ? topWithin(scroller, offsetParent) : 0);

const heightOf = (row: Element) => row.getBoundingClientRect().height || ROW_PX;

/**
 * The rows in sight, with room for the others. The first, the last, and that with the focus and its neighbours are always
 * there: the focus survives scrolling, and arrow keys, Home and End find their rows.
 */
export function VirtualRows<Row>({ rows, ...context }: TableBodyProps<Row>) {
  const { rowKey, columns } = context;
  const body = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const scroller = useScroller(body);
  const printing = usePrinting();

  const indexesOf = (range: Range) => {
    const focused = body.current?.querySelector<HTMLElement>('tr[data-index]:focus-within')?.dataset.index;
    const at = Number(focused ?? 0);
    const all = new Set([0, at - 1, at, at + 1, ...defaultRangeExtractor(range), range.count - 1]);
    return [...all].filter((index) => index >= 0 && index < range.count).sort((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    ...scrollingOf(scroller),
    count: rows.length,
    overscan: 10,
    scrollMargin: top,
    initialRect: { width: 0, height: FIRST_PX },
    estimateSize: () => ROW_PX,
    measureElement: heightOf,
    getItemKey: (index) => rowKey(rows[index] as Row),
    rangeExtractor: indexesOf,
  });

  const measureTop = useCallback(() => {
    if (body.current) setTop(topWithin(scroller, body.current));
  }, [scroller]);
  // What stands above the table may have another height at each render.
  useLayoutEffect(() => measureTop());

  const { measureElement } = virtualizer;
  const ref = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (row) body.current = row.parentElement;
      measureElement(row);
    },
    [measureElement],
  );
  const rowAt = (index: number) => {
    const row = rows[index] as Row;
    return renderRow(context, row, rowKey(row), {
      ref,
      'aria-rowindex': index + 2,
      'data-index': String(index),
    });
  };
  if (printing) return rows.map((_, index) => rowAt(index));

  const rendered: ReactNode[] = [];
  const addGap = (before: number, blockSize: number) => {
    if (blockSize > 0)
      rendered.push(<Gap key={`gap ${before}`} columns={columns.length} blockSize={blockSize} />);
  };
  let end = top;
  for (const item of virtualizer.getVirtualItems()) {
    addGap(item.index, item.start - end);
    rendered.push(rowAt(item.index));
    end = item.end;
  }
  addGap(rows.length, top + virtualizer.getTotalSize() - end);
  return rendered;
}

const flat = { padding: 0, border: 0 } as const;

/** The room of rows that are out of sight. */
const Gap = ({ columns, blockSize }: { columns: number; blockSize: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <tr
    aria-hidden="true"
    data-gap=""
    style={{ ...flat, blockSize, overflowAnchor: 'none', pointerEvents: 'none' }}
  >
    <td colSpan={columns} style={flat} />
  </tr>
);
