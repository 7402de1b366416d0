import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What Safari calls the Enter that ends a composition: it comes after `compositionend`, where `isComposing` is false again. */
const PROCESS_KEY = 229;

/** Whether a key belongs to an input method: its Enter chooses among characters, and nothing of ours. */
export function isComposing(event: ReactKeyboardEvent<unknown> | KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === PROCESS_KEY;
}
