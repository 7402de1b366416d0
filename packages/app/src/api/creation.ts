import { ApiError } from './ApiError';

/** A form says after 30 seconds that it is not confirmed, and goes on waiting: the answer may still come. */
export const CREATION_TIMEOUT = 120_000;

/** What a lookup found; null also where the backend has no such call. */
export async function matchOrNull<Match>(answer: Promise<{ match: Match | null }>): Promise<Match | null> {
  try {
    return (await answer).match;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return null;
    throw error;
  }
}
