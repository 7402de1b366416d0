'use client';

import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  type CSSProperties,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { activeElement } from '../../internal/dom';
import { ariaKeys } from '../../internal/keys/keys';
import { useListedHotkey } from '../../internal/keys/useHotkey';
import { useMessages } from '../../internal/messages/messages';
import type { PortalProps } from '../../internal/overlay/portal';
import { stack } from './stack';
import type { ToastRecord } from './store';
import { list, region as regionClass } from './Toast.css';
import { toastMessages } from './Toast.messages';
import { ToastItem } from './ToastItem';
import { ToastLayer } from './ToastLayer';
import { store } from './toast';
import { useClearOfFocus } from './useClearOfFocus';
import { useToastsFocus } from './useToastsFocus';

export type ToastPosition =
  | 'top-start'
  | 'top-center'
  | 'top-end'
  | 'bottom-start'
  | 'bottom-center'
  | 'bottom-end';

export interface ToasterProps extends Omit<ComponentProps<'section'>, 'children'>, PortalProps {
  /** Milliseconds that a toast without a duration of its own shows. @default 4000 */
  duration?: number;
  /** The edge of the window, and the side of it in reading direction. @default 'top-start' */
  position?: ToastPosition;
  /** The distance to the edges of the window, in any CSS length. @default '1rem' */
  offset?: string;
  /** The keys that put the focus on the toasts, as for `useHotkey`; false for none. @default 'Alt+T' */
  shortcut?: string | false;
}

/** Pixels between toasts. */
const gap = 14;
const none: readonly ToastRecord[] = [];
const isUrgent = ({ type }: ToastRecord) => type === 'error' || type === 'warning';
const windowIsHidden = () => document.hidden;

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Shows the toasts of `toast.success()` and its like. One for each page; its live regions are there before the first toast.
 * Renders a `section` named Notifications in a layer at the end of the body.
 */
export function Toaster({ container, ...props }: ToasterProps) {
  return (
    <ToastLayer container={container}>
      <ToastRegion {...props} />
    </ToastLayer>
  );
}

/** Whether the live regions have stood in the page for a frame: what arrives together with them is not read out. */
function useRegionsReady() {
  const [ready, setReady] = useState(() => store.getToasts().length === 0);
  useEffect(() => {
    if (ready) return;
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, [ready]);
  return ready;
}

function ToastRegion({
  duration = 4000,
  position = 'top-start',
  offset,
  shortcut = 'Alt+T',
  className,
  style,
  ref: forwardedRef,
  ...rest
}: Omit<ToasterProps, 'container'>) {
  const messages = useMessages(toastMessages);
  const regionsReady = useRegionsReady();
  const storeToasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);
  const toasts = regionsReady ? storeToasts : none;
  const hidden = useSyncExternalStore(onVisibility, windowIsHidden, () => false);
  const [expanded, setExpanded] = useState(false);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const region = useRef<HTMLElement>(null);
  useImperativeHandle(forwardedRef, () => region.current as HTMLElement);
  const focus = useToastsFocus(region, toasts, setExpanded, shortcut);
  useListedHotkey(shortcut, messages.shortcutLabel);

  const onHeight = useCallback((id: string, height: number) => {
    setHeights((current) => (current.get(id) === height ? current : new Map(current).set(id, height)));
  }, []);

  const ids = toasts.map(({ id }) => id);
  const { places, height } = stack(ids, heights, gap);
  const atBottom = position.startsWith('bottom');
  useClearOfFocus(region, atBottom, places.length === 0, height);
  const size = {
    '--height': `${height}px`,
    '--front-height': `${places[0]?.height ?? 0}px`,
    '--behind': places.length - 1,
    ...(offset !== undefined && { '--edge': offset }),
  };

  const items = (urgent: boolean) =>
    places.map((place) => {
      const toast = toasts[place.index];
      if (!toast || isUrgent(toast) !== urgent) return null;
      return (
        <ToastItem
          key={`${toast.id} ${toast.repeats}`}
          toast={toast}
          place={place}
          expanded={expanded}
          duration={duration}
          paused={expanded || hidden}
          atBottom={atBottom}
          onHeight={onHeight}
        />
      );
    });

  return (
    <section
      aria-label={messages.region}
      aria-keyshortcuts={shortcut ? ariaKeys(shortcut) : undefined}
      tabIndex={-1}
      {...rest}
      ref={region}
      className={clsx(regionClass, className)}
      data-position={position}
      style={{ ...size, ...style } as CSSProperties}
      data-expanded={expanded}
      onPointerEnter={() => setExpanded(true)}
      onPointerLeave={() => setExpanded(region.current?.contains(activeElement()) ?? false)}
      {...focus}
    >
      <ul className={list} aria-live="polite" aria-relevant="additions text">
        {items(false)}
      </ul>
      <ul className={list} aria-live="assertive" aria-relevant="additions text">
        {items(true)}
      </ul>
    </section>
  );
}
