import { createContext, use } from 'react';

/** How a person asked to close; `navigation` is for an application that guards its Back button. */
export type DialogCloseReason = 'escape' | 'outside' | 'closeButton' | 'cancel' | 'navigation';

export interface DialogCloseEvent {
  /** What the user did. */
  reason: DialogCloseReason;
}

export type RequestClose = (reason: DialogCloseReason) => void;

interface Closing {
  pending: boolean;
  closeOnOutside: boolean;
  onClose: (event: DialogCloseEvent) => void;
  onCloseBlocked: ((event: DialogCloseEvent) => void) | undefined;
}

/** The one way out: decides what becomes of an attempt to close. */
export function requestClose(closing: Closing, reason: DialogCloseReason): void {
  if (closing.pending) closing.onCloseBlocked?.({ reason });
  else if (reason !== 'outside' || closing.closeOnOutside) closing.onClose({ reason });
}

export const DialogContext = createContext<RequestClose | undefined>(undefined);

/** Inside a Dialog: closes it under the rules of every other way out. For its Cancel button: `close('cancel')`. */
export function useDialogClose(): RequestClose {
  const close = use(DialogContext);
  if (!close)
    throw new Error('useDialogClose needs a Dialog above it: call it in a component that a Dialog renders.');
  return close;
}
