import { ApiError } from './ApiError';

/** The longest wait, in seconds, that a submission takes by itself: a longer one is for the person to decide. */
const LONGEST_WAIT = 10;
/** How long it goes on, in milliseconds: longer than another machine needs to take over. */
export const PATIENCE = 60_000;

/** Seconds that the server wants a submission to wait: it has no room, or still carries out the same one. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || (error.status < 500 && error.status !== 409)) return null;
  const { retryAfter } = error;
  return retryAfter !== null && retryAfter <= LONGEST_WAIT ? retryAfter : null;
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/**
 * Sends what has an Idempotency-Key, and again after as long as the server's Retry-After says, for up to a minute. Somewhat later than it
 * says, so that all who were told to wait do not come back at once.
 */
export async function withPatience<T>(
  send: () => Promise<T>,
  { signal, mayGoOn }: { signal?: AbortSignal | undefined; mayGoOn: () => boolean },
): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const seconds = waitOf(error);
      const wait = ((seconds ?? 0) + Math.random()) * 1000;
      if (seconds === null || performance.now() + wait > end) throw error;
      await pause(wait, signal);
      signal?.throwIfAborted();
      if (!mayGoOn()) throw error;
    }
  }
}
