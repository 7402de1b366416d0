import { setImmediate } from 'node:timers/promises';

/** How long a read may delay the next one. */
const MAX_DELAY_MS = 100;

/** Resolves when the promise settles, or after the longest delay. */
function settledOrDelayed(promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_DELAY_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(done, done);
  });
}

/**
 * Collects the keys requested while a read is in progress, and reads them together afterwards. Under load one query serves many
 * requests, and no value is older than its request.
 *
 * @param read takes different keys, and returns how to find the value of each.
 */
export function batched<Key, Value>(
  read: (keys: Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  let batch: { keys: Set<Key>; answer: Promise<(key: Key) => Value> } | null = null;
  let turn: Promise<void> = Promise.resolve();

  return async (key) => {
    if (!batch) {
      const keys = new Set<Key>();
      // By then all requests that arrived together have added their keys.
      const answer = turn
        .then(() => setImmediate())
        .then(() => {
          batch = null;
          return read([...keys]);
        });
      turn = turn.then(() => settledOrDelayed(answer));
      batch = { keys, answer };
    }
    const { keys, answer } = batch;
    keys.add(key);
    return (await answer)(key);
  };
}
