import { HttpError } from '../http/errors.ts';

const FAILURES = 5;
const OPEN_MS = 30_000;

/** 503, with when to try again. */
const storeUnavailable = (ms: number) =>
  new HttpError(503, 'Files cannot be stored or opened at the moment. Everything else still works.', {
    'retry-after': String(Math.max(1, Math.ceil(ms / 1000))),
  });

/** Something that fails by itself, or does not answer. */
export class StoreFailure extends Error {}

/**
 * Opens after 5 failures without a success between: then nobody waits for what does not answer, and is refused at once. After
 * 30 seconds one call tries: if it succeeds the circuit is closed again.
 */
export function circuit(clock: () => number = () => performance.now()) {
  let failures = 0;
  let opensAgainAt = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    const wait = opensAgainAt - clock();
    if (failures >= FAILURES) {
      if (wait > 0) throw storeUnavailable(wait);
      // This one is the trial; those that come meanwhile are refused.
      opensAgainAt = clock() + OPEN_MS;
    }
    try {
      const value = await call();
      failures = 0;
      return value;
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      failures += 1;
      opensAgainAt = clock() + OPEN_MS;
      throw storeUnavailable(failures >= FAILURES ? OPEN_MS : 5_000);
    }
  };
}
