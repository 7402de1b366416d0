import { pathOf } from '@rentsafe/domain/contract';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { ApiError, isUnanswered } from './ApiError';
import type { AnyCall, RequestOptions } from './attempt';

/** Whether a call posts something that may not be done twice. Previews only read; signing in has rules of its own. */
export const isSubmission = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): boolean =>
  method === 'POST' && !path.endsWith('/preview/') && !path.startsWith('/api/auth/');

/** What nobody knows the end of, as it was sent, with its key. */
const unsettled = new Map<string, string>();

const isRunning = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Sends a call under an Idempotency-Key, whoever makes it: that of its form where there is one. The same sent once more, while nobody
 * knows how it ended, is the same submission, from another form too; once it has ended it is a new one.
 */
export async function underKey<C extends AnyCall, Reply>(
  call: C,
  options: RequestOptions<C>,
  by: string | undefined,
  send: (options: RequestOptions<C>) => Promise<Reply>,
): Promise<Reply> {
  if (!isSubmission(call)) return send(options);
  const { ids, query, body, upload, idempotencyKey: ofForm = newIdempotencyKey() } = options;
  // The bytes of a file have the key of that file.
  if (upload) return send({ ...options, idempotencyKey: ofForm });
  const sent = JSON.stringify([by, pathOf(call, ids, query), body]);
  const idempotencyKey = unsettled.get(sent) ?? ofForm;
  unsettled.set(sent, idempotencyKey);
  try {
    const reply = await send({ ...options, idempotencyKey });
    unsettled.delete(sent);
    return reply;
  } catch (error) {
    if (!isUnanswered(error) && !isRunning(error)) unsettled.delete(sent);
    throw error;
  }
}
