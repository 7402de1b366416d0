import { type ComponentProps, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { capturePointer } from '../../internal/hooks/capturePointer';
import { addEscapeLayer, takeEscape } from '../../internal/overlay/escape';
import * as styles from './SplitPanel.css';
import { LEAST, MOST, released, sizeAt, sizeByKey } from './split';

export interface SplitHandleProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** Percent. */
  size: number;
  isCollapsed: boolean;
  /** Shows a size while it is dragged; undefined shows the one that is set. */
  preview: (size: number | undefined) => void;
  onSize: (size: number) => void;
  onCollapsed: (collapsed: boolean) => void;
  /** Sets the size that the panels had at first. */
  onReset: () => void;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The boundary of the panels: dragged, or moved by keys (APG window splitter). */
export function SplitHandle(props: SplitHandleProps) {
  const { size, isCollapsed, preview, onSize, onCollapsed, onReset, ...rest } = props;
  const drag = useRef<{ reached: number | undefined; over: AbortController }>(undefined);
  useEffect(() => () => drag.current?.over.abort(), []);

  const end = (handle: HTMLElement, keep: boolean) => {
    if (!drag.current) return;
    const { reached, over } = drag.current;
    over.abort();
    drag.current = undefined;
    delete handle.dataset.dragging;
    preview(undefined);
    if (!keep || reached === undefined) return;
    const next = released(reached);
    if (next.collapsed !== isCollapsed) onCollapsed(next.collapsed);
    if (next.size !== undefined) onSize(next.size);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    if (event.button !== 0) return;
    capturePointer(handle, event.pointerId);
    handle.dataset.dragging = '';
    const over = new AbortController();
    drag.current = { reached: undefined, over };
    const removeEscapeLayer = addEscapeLayer((pressed) => {
      end(handle, false);
      return takeEscape(pressed);
    });
    over.signal.addEventListener('abort', removeEscapeLayer);
  };
  const onPointerMove = ({ currentTarget: handle, clientX }: PointerEvent<HTMLElement>) => {
    const panels = handle.parentElement?.parentElement;
    if (!drag.current || !panels) return;
    drag.current.reached = sizeAt(clientX, panels.getBoundingClientRect(), isRtl(handle));
    preview(released(drag.current.reached).size ?? LEAST);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = sizeByKey(event.key, size, isRtl(event.currentTarget));
    if (event.key !== 'Enter' && next === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter' || isCollapsed) onCollapsed(!isCollapsed);
    else if (next !== undefined) onSize(next);
  };

  return (
    <hr
      {...rest}
      tabIndex={0}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={MOST}
      aria-valuenow={isCollapsed ? 0 : size}
      className={styles.handle}
      data-part="handle"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => end(event.currentTarget, true)}
      onPointerCancel={(event) => end(event.currentTarget, false)}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  );
}
