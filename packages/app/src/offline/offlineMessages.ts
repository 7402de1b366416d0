/** Sent to a service worker that waits: the user has asked for the new version. */
export const SKIP_WAITING = 'skip waiting';
