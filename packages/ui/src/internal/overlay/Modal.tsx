'use client';

import { DismissableLayer, useDismissableLayerSurface } from '@radix-ui/react-dismissable-layer';
import { useFocusGuards } from '@radix-ui/react-focus-guards';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../hooks/useIsInBrowser';
import { useMergedRef } from '../hooks/useMergedRef';
import { elementOf, type FocusTarget, hasFocus, rememberFocus } from './focus';
import { inertPage } from './inertPage';
import { lockScroll } from './lockScroll';
import { useReachableToasts } from './toasts';

export interface ModalProps extends ComponentProps<'div'> {
  open: boolean;
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

/**
 * What Dialog, AlertDialog and Drawer have in common: a `div` in a portal that holds the focus, over a page that is inert
 * and does not scroll. Focus and layers are Radix's; the rest of its dialog is not used: it adds style tags.
 */
export function Modal({ open, ...rest }: ModalProps) {
  const isInBrowser = useIsInBrowser();
  return open && isInBrowser ? createPortal(<OpenModal {...rest} />, document.body) : null;
}

function OpenModal({
  overlayClassName,
  onEscape,
  onOutside,
  initialFocus,
  finalFocus,
  ref,
  children,
  ...rest
}: Omit<ModalProps, 'open'>) {
  const contentRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(contentRef, ref);
  // Before anything in it takes the focus, or loses it to `inert`.
  const [returnFocus] = useState(rememberFocus);
  useEffect(() => inertPage(contentRef.current as HTMLDivElement), []);
  useEffect(lockScroll, []);
  useFocusGuards();
  useReachableToasts();

  return (
    <>
      <div
        ref={useDismissableLayerSurface()}
        className={overlayClassName}
        style={{ pointerEvents: 'auto' }}
      />
      <FocusScope
        asChild
        loop
        trapped
        onMountAutoFocus={(event) => {
          const target = elementOf(initialFocus);
          if (!target) return;
          event.preventDefault();
          target.focus();
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
          onFocusOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            const isTaken = event.defaultPrevented || event.isComposing;
            event.preventDefault();
            if (!isTaken) onEscape(event);
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            const { button, ctrlKey } = event.detail.originalEvent;
            const isMenu = button === 2 || (button === 0 && ctrlKey);
            if (!isMenu) onOutside?.();
          }}
        >
          {children}
        </DismissableLayer>
      </FocusScope>
    </>
  );
}
