import { ApiError } from '../calls/ApiError';

const details: Record<number, string> = {
  409: 'An earlier attempt is still being saved. Try again in a moment.',
  422: 'An earlier attempt was saved before you changed it. Close the form and find it in the list.',
};

const isOfKey = (error: unknown): error is ApiError =>
  error instanceof ApiError && /Idempotency/.test(error.errors.detail ?? '');

/** What was sent will never be saved under its key: something else was. */
export const isKeyUsedOtherwise = (error: unknown): boolean => isOfKey(error) && error.status === 422;

/** What the server reports of an earlier attempt under the same key, in plain words; undefined for all else. */
export function aboutEarlierAttempt(error: unknown): ApiError | undefined {
  if (!isOfKey(error)) return undefined;
  const detail = details[error.status];
  return detail ? new ApiError('invalid', { status: error.status, body: { detail } }) : undefined;
}
