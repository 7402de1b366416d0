import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../http/errors.ts';

/** argon2id at 19 MiB, two passes: about 16 ms a check. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const CONCURRENT = 2;
const WAITING = 200;

/** Runs at most `CONCURRENT` tasks at once, so that a flood of sign-ins cannot take all memory and threads. */
export class PasswordQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < CONCURRENT) this.#running += 1;
    else {
      if (this.#waiting.length >= WAITING) throw unavailable();
      // The task that finishes passes its place on.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let dummyHash: Promise<string> | undefined;

/** Compares with the hash; without one, with a dummy, so that it takes as long and is false. */
export async function checkPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('a password of no user');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== null;
}
