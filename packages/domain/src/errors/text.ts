const fallback = 'An unknown error occurred';

/**
 * The text of anything that was thrown: an error's message, a string itself, an object's `message`,
 * else pretty-printed JSON (for consoles and developers), else 'An unknown error occurred'.
 */
export function errorToText(error: unknown): string {
  if (typeof error === 'string') return error || fallback;
  if (typeof error !== 'object' || error === null) return fallback;
  // Getters, proxies, circles and bigints may throw.
  try {
    if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
    if (error instanceof Error) return fallback;
    return JSON.stringify(error, null, 2) ?? fallback;
  } catch {
    return fallback;
  }
}
