import { formatDateTime } from '@rentsafe/format/date';
import { ApiError, errorSentence } from '../../calls/ApiError';

/** Why a number could not be looked up; after too many of them, from when on it can. */
export function findingFailure(error: unknown, now = Date.now()): string {
  if (!(error instanceof ApiError) || error.kind !== 'tooMany' || error.retryAfter === null)
    return errorSentence(error);
  const from = formatDateTime(new Date(now + error.retryAfter * 1000));
  const limit = error.serverText ?? `You've reached the hourly limit of lookups. Try again at ${from}.`;
  return `${limit} Your own tenants, and people who consented, can still be opened.`;
}
