/** How long the code of a screen may take, in milliseconds: less than a call, it is a file. */
const PATIENCE = 20_000;

/** What loading gives; rejects as for code that is gone when it takes longer than 20 seconds, which `import()` never does. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('Failed to fetch dynamically imported module: no answer for 20 seconds'));
    }, PATIENCE);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
