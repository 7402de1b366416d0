import { useCallback, useRef, useState } from 'react';
import type { OpenChangeReason } from '../../internal/overlay/openState';
import { Menu, type MenuProps } from '../Menu';
import * as styles from './ContextMenu.css';
import type { MenuRequest } from './contextMenuHandlers';

interface MenuAtProps extends Omit<MenuProps, 'trigger' | 'side' | 'align' | 'open' | 'defaultOpen'> {
  label: string;
  request: MenuRequest;
}

/** A menu that is open from the start, at a point of the window. */
export function MenuAt({ label, request, onOpenChange, onClosed, ...rest }: MenuAtProps) {
  const { x, y, isByKeyboard, focused } = request;
  const [open, setOpen] = useState(true);
  const reason = useRef<OpenChangeReason>(undefined);
  const place = useCallback(
    (anchor: HTMLElement | null) => {
      if (!anchor) return;
      // What is fixed in a box that is moved is fixed to that box.
      const { left, top } = anchor.getBoundingClientRect();
      anchor.style.translate = `${x - left}px ${y - top}px`;
    },
    [x, y],
  );
  return (
    <Menu
      aria-label={label}
      {...rest}
      aria-labelledby={undefined}
      trigger={
        <button
          ref={place}
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          className={styles.anchor}
          style={{ left: x, top: y }}
        />
      }
      open={open}
      initialFocus={isByKeyboard ? 'first' : undefined}
      onContextMenu={(event) => event.preventDefault()}
      onOpenChange={(event) => {
        reason.current = event.reason;
        setOpen(event.open);
        onOpenChange?.(event);
      }}
      onClosed={({ keepFocus }) => {
        keepFocus();
        onClosed?.({ keepFocus });
        if (reason.current !== 'outside' && focused instanceof HTMLElement) focused.focus();
      }}
    />
  );
}
