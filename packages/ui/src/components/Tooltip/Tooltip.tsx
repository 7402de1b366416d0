'use client';

import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { likeAnchor } from '../../internal/overlay/likeAnchor';
import type { OpenStateProps } from '../../internal/overlay/openState';
import { Portal, type PortalProps } from '../../internal/overlay/portal';
import { Slot } from '../../internal/Slot';
import { place, type Side } from './place';
import { tooltip } from './Tooltip.css';
import { useTooltip, type Warmth } from './useTooltip';

export interface TooltipProps
  extends Omit<ComponentProps<'div'>, 'content' | 'children' | 'id' | 'role'>,
    OpenStateProps,
    PortalProps {
  /** A few words that add to the control's name; never the only place of something important. */
  content: ReactNode;
  /** The control, one focusable element. */
  children: ReactElement;
  /** Where it stands; the opposite side where there is no room. @default 'top' */
  side?: Side;
}

const WarmthContext = createContext<Warmth | undefined>(undefined);
const createWarmth = (): Warmth => ({ until: 0 });

/** Lets the tooltips below share one delay: 700 ms for the first, none for a next one within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [warmth] = useState(createWarmth);
  return <WarmthContext value={warmth}>{children}</WarmthContext>;
}

/**
 * Text about a control, on hover after 700 ms and on focus at once; Escape closes it. The APG tooltip pattern.
 * Renders a `div` in a portal; the control is described by it.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  open: controlled,
  defaultOpen,
  onOpenChange,
  container,
  ...rest
}: TooltipProps) {
  const [localWarmth] = useState(createWarmth);
  const state = { open: controlled, defaultOpen, onOpenChange };
  const { open, on, onContent } = useTooltip(use(WarmthContext) ?? localWarmth, state);
  const controlRef = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <>
      <Slot ref={controlRef} aria-describedby={open ? id : undefined} {...on}>
        {children}
      </Slot>
      {open && (
        <Portal container={container}>
          <TooltipContent {...rest} {...onContent} id={id} side={side} controlRef={controlRef}>
            {content}
          </TooltipContent>
        </Portal>
      )}
    </>
  );
}

interface TooltipContentProps extends ComponentProps<'div'> {
  side: Side;
  controlRef: RefObject<HTMLElement | null>;
}

function TooltipContent({ side, controlRef, ref, className, ...rest }: TooltipContentProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLDivElement);
  useLayoutEffect(() => {
    const element = ownRef.current;
    const control = controlRef.current;
    if (!element || !control) return;
    likeAnchor(control, element);
    element.style.left = '0';
    element.style.top = '0';
    // Not the window's corner, in a container that is moved or scaled.
    const box = element.getBoundingClientRect();
    const { innerWidth: width, innerHeight: height } = window;
    const { left, top } = place(control.getBoundingClientRect(), box, { width, height }, side);
    element.style.left = `${left - box.left}px`;
    element.style.top = `${top - box.top}px`;
  }, [side, controlRef]);
  return (
    <div {...rest} ref={ownRef} role="tooltip" data-part="tooltip" className={clsx(tooltip, className)} />
  );
}
