/** Whether an event's target is part of the toasts: a dialog must not take it for a click outside. */
export const isInsideToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-rs-toasts]') !== null;
