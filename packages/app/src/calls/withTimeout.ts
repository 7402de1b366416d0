/** How long the code of a screen may take, in milliseconds: less than a call, it is a file. */
export const CODE_PATIENCE = 20_000;

/** The code of a screen has not come in time. */
export class LateCodeError extends Error {
  override readonly name = 'LateCodeError';

  constructor() {
    super(`The code has not come in ${CODE_PATIENCE / 1000} seconds.`);
  }
}

/** What loading gives; rejects with `LateCodeError` when it takes longer than 20 seconds, which `import()` never does. */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LateCodeError()), CODE_PATIENCE);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
