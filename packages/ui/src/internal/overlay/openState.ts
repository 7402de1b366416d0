import { useCallback, useRef } from 'react';
import { useControllableState } from '../hooks/useControllableState';

/**
 * What opened or closed it: its `trigger`; the pointer (`hover`) or the `focus` that came or went; `escape`; a press or the focus
 * `outside`; its `closeButton`; the `cancel` button, or `confirm`; an item that was chosen (`select`); a form that was sent (`submit`);
 * `navigation`, for an application that guards its Back button.
 */
export type OpenChangeReason =
  | 'trigger'
  | 'hover'
  | 'focus'
  | 'escape'
  | 'outside'
  | 'closeButton'
  | 'cancel'
  | 'confirm'
  | 'select'
  | 'submit'
  | 'navigation';

export interface OpenChangeEvent {
  /** Whether it is to be open. */
  open: boolean;
  /** What the user did. */
  reason: OpenChangeReason;
}

/** Whether an overlay is open: alike for all of them. */
export interface OpenStateProps {
  /** Whether it is open; with it the caller holds the state. */
  open?: boolean | undefined;
  /** Whether it starts open, where the component holds the state. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user asks to open or close it. */
  onOpenChange?: ((event: OpenChangeEvent) => void) | undefined;
}

export function useOpenState({ open: controlled, defaultOpen = false, onOpenChange }: OpenStateProps) {
  const [open, setOpen] = useControllableState(controlled, defaultOpen, undefined);
  const change = (next: boolean, reason: OpenChangeReason) => {
    setOpen(next);
    onOpenChange?.({ open: next, reason });
  };
  return [open, change] as const;
}

/** Open state for a part of Radix, which reports that it changes but not why: `note` what comes before. */
export function useRadixOpenState(props: OpenStateProps, usual: OpenChangeReason) {
  const [open, change] = useOpenState(props);
  const noted = useRef<OpenChangeReason>(undefined);
  const note = useCallback((reason: OpenChangeReason) => {
    noted.current = reason;
  }, []);
  return {
    open,
    note,
    onOpenChange: (next: boolean) => {
      const reason = next ? usual : (noted.current ?? usual);
      noted.current = undefined;
      change(next, reason);
    },
  };
}
