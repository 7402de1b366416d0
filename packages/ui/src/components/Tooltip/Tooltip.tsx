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
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../../internal/hooks/useIsInBrowser';
import { Slot } from '../../internal/Slot';
import { place, type Side } from './place';
import { tooltip } from './Tooltip.css';
import { useTooltip, type Warmth } from './useTooltip';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children' | 'id' | 'role'> {
  /** A few words that add to the control's name; never the only place of something important. */
  content: ReactNode;
  /** The control, one focusable element. */
  children: ReactElement;
  /** Where it stands; the opposite side where there is no room. @default 'top' */
  side?: Side;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean;
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
export function Tooltip({ content, children, side = 'top', defaultOpen, ...rest }: TooltipProps) {
  const [localWarmth] = useState(createWarmth);
  const { open, on, onContent } = useTooltip(use(WarmthContext) ?? localWarmth, defaultOpen);
  const isInBrowser = useIsInBrowser();
  const controlRef = useRef<HTMLElement>(null);
  const id = useId();
  const isShown = open && isInBrowser;
  return (
    <>
      <Slot ref={controlRef} aria-describedby={isShown ? id : undefined} {...on}>
        {children}
      </Slot>
      {isShown &&
        createPortal(
          <TooltipContent {...rest} {...onContent} id={id} side={side} controlRef={controlRef}>
            {content}
          </TooltipContent>,
          document.body,
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
    const { innerWidth: width, innerHeight: height } = window;
    const { left, top } = place(
      control.getBoundingClientRect(),
      element.getBoundingClientRect(),
      { width, height },
      side,
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [side, controlRef]);
  return <div {...rest} ref={ownRef} role="tooltip" className={clsx(tooltip, className)} />;
}
