/**
 * Milliseconds for which a story waits for what it looks for: code that is loaded when it is first shown takes its time on
 * a busy machine. Not the 30 seconds that a call may take: stories let timers of that length run out at once.
 */
export const patience = 40_000;
