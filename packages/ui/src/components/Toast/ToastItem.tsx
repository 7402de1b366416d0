import { clsx } from 'clsx/lite';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
// Styles without their components, which bring a Slot along: toasts are on every page.
import { button, square, variant } from '../../internal/button/button.css';
import { observeSize } from '../../internal/hooks/observeSize';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { SpinnerArc } from '../../internal/spinner/SpinnerArc';
import { hidden } from '../../internal/text/hidden.css';
import type { Place } from './stack';
import type { ToastRecord } from './store';
import * as styles from './Toast.css';
import { toastMessages } from './Toast.messages';
import { store } from './toast';
import { useCountdown } from './useCountdown';
import { useSwipe } from './useSwipe';

export interface ToastItemProps {
  toast: ToastRecord;
  place: Place;
  expanded: boolean;
  /** Milliseconds where the toast has none. */
  duration: number;
  paused: boolean;
  /** It stands at the lower edge of the window, and is swiped down. */
  atBottom: boolean;
  onHeight: (id: string, height: number) => void;
}

/** Already announced: a toast that comes back from the queue is not announced again. */
const announced = new WeakSet<ToastRecord>();
/** Pixels that the `li` adds to its content. */
const borders = 2;

const icons = {
  success: <CircleCheck aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  loading: <SpinnerArc />,
};

/** One toast of the stack. Renders an `li`. */
export function ToastItem({ toast, place, expanded, duration, paused, atBottom, onHeight }: ToastItemProps) {
  const { id, type, leaving, action } = toast;
  const messages = useMessages(toastMessages);
  const root = useRef<HTMLLIElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const dismiss = useCallback(() => store.dismiss(id), [id]);
  const swipe = useSwipe(dismiss, atBottom);

  const usual = action ? Number.POSITIVE_INFINITY : duration;
  const time = type === 'loading' ? Number.POSITIVE_INFINITY : (toast.duration ?? usual);
  useCountdown(toast, time, !paused && !leaving, dismiss);

  const isReturned = useReturned(toast);
  useLeaving(toast, root);
  useHeight(id, inner, onHeight);

  const variables = {
    '--index': place.index,
    '--offset': `${place.offset}px`,
    '--own-height': `${place.height}px`,
  } as CSSProperties;

  return (
    <li
      ref={root}
      aria-live={leaving || isReturned ? 'off' : undefined}
      data-part="toast"
      className={styles.toast}
      style={variables}
      data-type={type}
      data-state={leaving ? 'closed' : 'open'}
      data-covered={!expanded && place.index > 0}
      {...swipe}
    >
      <div ref={inner} className={styles.content}>
        <span data-part="icon" className={styles.icon}>
          {icons[type]}
          <span className={hidden}>{messages[type]}</span>
        </span>
        <div className={styles.body}>
          <div id={titleId} data-part="title" className={styles.title}>
            {toast.title}
          </div>
          {toast.description && <div className={styles.description}>{toast.description}</div>}
          {action && (
            <button
              type="button"
              data-part="action"
              className={clsx(button, variant.secondary, styles.action)}
              onClick={() => {
                dismiss();
                action.onAction();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        <button
          type="button"
          aria-label={messages.close}
          aria-describedby={titleId}
          // Not part of what the toast announces.
          aria-live="off"
          data-part="close"
          className={clsx(button, variant.ghost, square, styles.close)}
          onClick={dismiss}
        >
          <X />
        </button>
      </div>
    </li>
  );
}

/** Whether it comes back from the queue. */
function useReturned(toast: ToastRecord) {
  const [returned] = useState(() => (announced.has(toast) ? toast : undefined));
  useEffect(() => {
    announced.add(toast);
  }, [toast]);
  return returned === toast;
}

/** It is forgotten once it has left the screen. */
function useLeaving({ id, leaving }: ToastRecord, root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!leaving) return;
    const animations = root.current?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => store.remove(id));
  }, [leaving, id, root]);
}

function useHeight(
  id: string,
  inner: RefObject<HTMLElement | null>,
  onHeight: (id: string, height: number) => void,
) {
  useLayoutEffect(() => {
    const node = inner.current;
    if (!node) return;
    const measure = () => onHeight(id, node.offsetHeight + borders);
    measure();
    return observeSize([node], measure);
  }, [id, inner, onHeight]);
}
