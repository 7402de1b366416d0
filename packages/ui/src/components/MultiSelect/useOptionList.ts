import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { targetOf } from '../../internal/dom';
import { takeEscape, useEscapeLayer } from '../../internal/overlay/escape';

interface OptionListOptions {
  /** The part of the page that the list belongs to. */
  frame: RefObject<HTMLElement | null>;
  /** How many options are shown. */
  count: number;
  /** False while the control takes no choice. */
  enabled: boolean;
  onToggle: (index: number) => void;
}

/** A list of options below a text box that keeps the focus: which one is active, and the keys that move it. */
export function useOptionList({ frame, count, enabled, onToggle }: OptionListOptions) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const activeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) activeRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const show = () => {
    if (enabled) setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useEscapeLayer(open, (event) => {
    if (!frame.current?.contains(targetOf(event) as Node)) return false;
    close();
    return takeEscape(event);
  });
  const move = (step: 1 | -1) => {
    if (!open) return show();
    if (count === 0) return;
    setActive((at) => (at < 0 && step < 0 ? count - 1 : (at + step + count) % count));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isDown = event.key === 'ArrowDown';
    if (isDown || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) (isDown ? show : close)();
      else move(isDown ? 1 : -1);
    } else if (event.key === 'Enter' && open) {
      // The form is not sent while the list is open.
      event.preventDefault();
      if (active >= 0) onToggle(active);
    }
  };

  return { open, active, activeRef, show, close, deactivate: () => setActive(-1), onKeyDown };
}
