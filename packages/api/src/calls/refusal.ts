import { HttpError } from '../http/errors.ts';

/** The value, or the refusal that keeps what the transaction wrote: returned, so that the transaction is committed. */
export async function orRefusal<T>(value: Promise<T>): Promise<T | HttpError> {
  try {
    return await value;
  } catch (error) {
    if (error instanceof HttpError && error.keepsWrites) return error;
    throw error;
  }
}

/** After the transaction: the value. @throws HttpError the refusal. */
export function settled<T>(outcome: T | HttpError): T {
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}
