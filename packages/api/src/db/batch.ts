import { setImmediate } from 'node:timers/promises';

/** How long a read may keep the next one waiting. */
const PATIENCE_MS = 100;

/** Ends when the promise does, but soon. */
function patiently(promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(done, done);
  });
}

/**
 * Gathers what is asked for while a read is under way, and reads it in one go after that. Under load one query answers many
 * requests, and every answer was read after it was asked for.
 *
 * @param read takes different keys, and returns how to find the value of each.
 */
export function batched<Key, Value>(
  read: (keys: Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  let gathering: { keys: Set<Key>; answer: Promise<(key: Key) => Value> } | null = null;
  let turn: Promise<void> = Promise.resolve();

  return async (key) => {
    if (!gathering) {
      const keys = new Set<Key>();
      // Requests that arrived together have all been looked at by then.
      const answer = turn
        .then(() => setImmediate())
        .then(() => {
          gathering = null;
          return read([...keys]);
        });
      turn = turn.then(() => patiently(answer));
      gathering = { keys, answer };
    }
    const { keys, answer } = gathering;
    keys.add(key);
    return (await answer)(key);
  };
}
