'use client';

import { DismissableLayer, useDismissableLayerSurface } from '@radix-ui/react-dismissable-layer';
import { useFocusGuards } from '@radix-ui/react-focus-guards';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../hooks/useIsInBrowser';
import { rememberFocus } from './focus';
import { inertPage } from './inertPage';
import { isInsideToasts } from './isInsideToasts';
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
  initialFocus?: () => HTMLElement | null | undefined;
  /** Gives the focus to another than what had it on opening, which `giveBack` does. */
  onFocusBack?: (giveBack: () => void) => void;
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
  onFocusBack,
  ref,
  children,
  ...rest
}: Omit<ModalProps, 'open'>) {
  const contentRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => contentRef.current as HTMLDivElement);
  // Before anything in it takes the focus, or loses it to `inert`.
  const [giveBack] = useState(rememberFocus);
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
          const target = initialFocus?.();
          if (!target) return;
          event.preventDefault();
          target.focus();
        }}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          if (onFocusBack) onFocusBack(giveBack);
          else giveBack();
        }}
      >
        <DismissableLayer
          role="dialog"
          aria-modal="true"
          {...rest}
          ref={contentRef}
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
            if (!isMenu && !isInsideToasts(event.target)) onOutside?.();
          }}
        >
          {children}
        </DismissableLayer>
      </FocusScope>
    </>
  );
}
