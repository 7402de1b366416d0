import type { SimilarRecords } from '@rentsafe/domain/duplicate';
import { ApiError } from './ApiError';

/** A form says after 30 seconds that it is not confirmed, and goes on waiting: the answer may still come. */
export const CREATION_TIMEOUT = 120_000;

/** What a lookup found; null also where the backend has no such call, or says that this can be no number. */
export async function matchOrNull<Match>(answer: Promise<{ match: Match | null }>): Promise<Match | null> {
  try {
    return (await answer).match;
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) return null;
    throw error;
  }
}

/** What may be the same record; nothing where the backend has no such call, or not for this user. */
export async function similarOrNone(answer: Promise<SimilarRecords>): Promise<SimilarRecords['results']> {
  try {
    return (await answer).results;
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'forbidden')) return [];
    throw error;
  }
}
