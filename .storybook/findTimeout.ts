/**
 * Milliseconds for which a story waits for an element: lazy code loads slowly on a busy machine. Not the 30 seconds that a
 * call may take: stories let timers of that length run out at once.
 */
export const findTimeout = 180_000;
