'use client';

import { DismissableLayer, useDismissableLayerSurface } from '@radix-ui/react-dismissable-layer';
import { useFocusGuards } from '@radix-ui/react-focus-guards';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { targetOf } from '../dom';
import { useMergedRef } from '../hooks/useMergedRef';
import { isComposing } from '../keys/isComposing';
import { elementOf, type FocusTarget, hasFocus, rememberFocus } from './focus';
import { inertPage } from './inertPage';
import { isInsideToasts } from './isInsideToasts';
import { lockScroll } from './lockScroll';
import { Portal, type PortalContainer } from './portal';
import { focusFirstStop, loopTab } from './tabStops';
import { useReachableToasts } from './toasts';

export interface ModalProps extends ComponentProps<'div'> {
  open: boolean;
  container?: PortalContainer | null | undefined;
  /** The shade over the page. */
  overlayClassName: string;
  /** Escape, where no list, menu or calendar in it takes it. */
  onEscape: (event: KeyboardEvent) => void;
  /** A press on the page or on the shade; toasts are neither. */
  onOutside?: () => void;
  /** What takes the focus on opening; without one it is the first control. */
  initialFocus?: FocusTarget | undefined;
  /** What takes the focus on closing, unless something of the page has it by then; without one it is what had it on opening. */
  finalFocus?: FocusTarget | undefined;
}

/** A menu, a list of options or a popover of something in it, which the press is for. */
const openPopup = '[aria-expanded="true"]:is([aria-haspopup], [role="combobox"])';

/**
 * What Dialog, AlertDialog and Drawer have in common: a `div` in a portal that holds the focus, over a page that is inert
 * and does not scroll. Focus and layers are Radix's; the rest of its dialog is not used: it adds style tags.
 */
export function Modal({ open, container, ...rest }: ModalProps) {
  if (!open) return null;
  return (
    <Portal container={container}>
      <OpenModal {...rest} />
    </Portal>
  );
}

function OpenModal({
  overlayClassName,
  onEscape,
  onOutside,
  initialFocus,
  finalFocus,
  onKeyDown,
  ref,
  children,
  ...rest
}: Omit<ModalProps, 'open' | 'container'>) {
  const contentRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(contentRef, ref);
  // Before anything in it takes the focus, or loses it to `inert`.
  const [returnFocus] = useState(rememberFocus);
  useEffect(() => inertPage(contentRef.current as HTMLDivElement), []);
  useEffect(lockScroll, []);
  useFocusGuards();
  useReachableToasts();
  // By the click, which is when the layer reports the press, it has closed.
  const hadPopup = useRef(false);

  return (
    <>
      <div
        ref={useDismissableLayerSurface()}
        className={overlayClassName}
        style={{ pointerEvents: 'auto' }}
        onPointerDown={() => {
          hadPopup.current = contentRef.current?.querySelector(openPopup) != null;
        }}
      />
      <FocusScope
        asChild
        loop
        trapped
        onMountAutoFocus={(event) => {
          event.preventDefault();
          const target = elementOf(initialFocus);
          if (target) target.focus();
          else if (contentRef.current) focusFirstStop(contentRef.current);
        }}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          const target = elementOf(finalFocus);
          // This comes a frame after the page is free again: whoever has gone on there by then keeps the focus.
          if (hasFocus()) return;
          if (target?.isConnected) target.focus();
          else returnFocus();
        }}
      >
        <DismissableLayer
          role="dialog"
          aria-modal="true"
          {...rest}
          ref={mergedRef}
          disableOutsidePointerEvents
          deferPointerDownOutside
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) loopTab(event);
          }}
          onFocusOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            const isTaken = event.defaultPrevented || isComposing(event);
            event.preventDefault();
            if (!isTaken) onEscape(event);
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            const { originalEvent } = event.detail;
            const { button, ctrlKey } = originalEvent;
            const isMenu = button === 2 || (button === 0 && ctrlKey);
            if (!isMenu && !hadPopup.current && !isInsideToasts(targetOf(originalEvent))) onOutside?.();
          }}
        >
          {children}
        </DismissableLayer>
      </FocusScope>
    </>
  );
}
