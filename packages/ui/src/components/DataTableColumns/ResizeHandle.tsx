'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { capturePointer } from '../../internal/hooks/capturePointer';
import { useMessages } from '../../internal/messages/messages';
import { addEscapeLayer, takeEscape } from '../../internal/overlay/escape';
import * as styles from './DataTableColumns.css';
import { dataTableColumnsMessages } from './DataTableColumns.messages';
import { bounded, LEAST_REM, MOST_REM, pixelsOf, widthByKey } from './widths';

export interface ResizeHandleProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** The column, as text. */
  column: string;
  /** In rem; undefined while the column shares what the others leave. */
  width: number | undefined;
  /** `width` in rem; undefined sets the column free again. */
  onWidthChange: (event: { width: number | undefined }) => void;
}

interface Drag {
  col: HTMLElement;
  start: number;
  startWidth: number;
  before: string;
  header: HTMLElement;
  leastBefore: string;
  width: number | undefined;
  /** Hears no more of Escape. */
  over: AbortController;
}

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
const headerOf = (handle: Element) => handle.closest('th') as HTMLTableCellElement;
const colOf = (header: HTMLTableCellElement) =>
  header.closest('table')?.querySelectorAll<HTMLElement>('col')[header.cellIndex];

/**
 * The boundary of a column: dragged, or moved with the arrow keys (APG window splitter). Renders an `hr` with role
 * `separator` inside a header. While it is dragged only the `col` and its header change: rows are not rendered.
 */
export function ResizeHandle({ column, width, onWidthChange, className, ...rest }: ResizeHandleProps) {
  const messages = useMessages(dataTableColumnsMessages);
  const drag = useRef<Drag>(undefined);
  useEffect(() => () => drag.current?.over.abort(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const header = headerOf(handle);
    const col = colOf(header);
    if (event.button !== 0 || !col) return;
    capturePointer(handle, event.pointerId);
    handle.dataset.dragging = '';
    const startWidth = header.offsetWidth;
    const before = col.style.inlineSize;
    const leastBefore = header.style.minInlineSize;
    const over = new AbortController();
    drag.current = {
      col,
      header,
      start: event.clientX,
      startWidth,
      before,
      leastBefore,
      width: undefined,
      over,
    };
    const removeEscapeLayer = addEscapeLayer((pressed) => {
      end(handle, false);
      return takeEscape(pressed);
    });
    over.signal.addEventListener('abort', removeEscapeLayer);
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { col, header, start, startWidth } = drag.current;
    const moved = (clientX - start) * (isRtl(currentTarget) ? -1 : 1);
    drag.current.width = bounded((startWidth + moved) / remInPixels());
    col.style.inlineSize = `${drag.current.width}rem`;
    header.style.minInlineSize = `${drag.current.width}rem`;
  };
  const end = (handle: HTMLElement, keep: boolean) => {
    if (!drag.current) return;
    const { col, header, before, leastBefore, width: reached, over } = drag.current;
    over.abort();
    drag.current = undefined;
    delete handle.dataset.dragging;
    // From here on React sets it.
    col.style.inlineSize = before;
    header.style.minInlineSize = leastBefore;
    if (keep && reached !== undefined) onWidthChange({ width: reached });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const current = width ?? headerOf(handle).offsetWidth / remInPixels();
    const next = widthByKey(event.key, current, isRtl(handle));
    if (next === undefined) return;
    event.preventDefault();
    onWidthChange({ width: next ?? undefined });
  };

  return (
    <hr
      {...rest}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={messages.width(column)}
      aria-valuemin={pixelsOf(LEAST_REM)}
      aria-valuemax={pixelsOf(MOST_REM)}
      aria-valuenow={pixelsOf(width ?? LEAST_REM)}
      aria-valuetext={messages.widthText(width === undefined ? undefined : pixelsOf(width))}
      data-part="handle"
      className={clsx(styles.handle, className)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => end(event.currentTarget, true)}
      onPointerCancel={(event) => end(event.currentTarget, false)}
      onDoubleClick={() => onWidthChange({ width: undefined })}
      onKeyDown={onKeyDown}
    />
  );
}
