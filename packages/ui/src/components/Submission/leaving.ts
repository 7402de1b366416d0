/** A navigation that waits for an answer. */
export interface Leaving {
  /** Goes on, and gives up what was typed. */
  leave: () => void;
  /** Stays on the page. */
  stay: () => void;
}

/** What a router asks before it leaves the page, and tells when that has to wait. */
export interface LeaveGuard {
  /** Whether something would be lost. */
  isUnsaved: () => boolean;
  /** Asks the user. */
  ask: (leaving: Leaving) => void;
}

/** How a router is held back: it asks the guard before each navigation, until what is returned is called. */
export type Block = (guard: LeaveGuard) => () => void;
