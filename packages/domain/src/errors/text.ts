const fallback = 'An unknown error occurred';

/**
 * The text of anything that was thrown: an error's message, a string itself, an object's `message`,
 * else pretty-printed JSON (for consoles and developers), else 'An unknown error occurred'.
 */
export function errorToText(error: unknown): string {
  if (error instanceof Error) return error.message || fallback;
  if (typeof error === 'string') return error || fallback;
  if (typeof error !== 'object' || error === null) return fallback;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  try {
    return JSON.stringify(error, null, 2) ?? fallback;
  } catch {
    return fallback;
  }
}
