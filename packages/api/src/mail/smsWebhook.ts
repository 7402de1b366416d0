import { createHmac, timingSafeEqual } from 'node:crypto';
import { DeliveryFailure } from './failure.ts';

/** In which the signature of a body travels, both ways: `sha256=` and hexadecimal digits. */
export const SIGNATURE_HEADER = 'x-rentsafe-signature';

export const signatureOf = (secret: string, body: string | Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Whether a signature is that of a body; it takes as long for a wrong one. */
export function isSigned(secret: string, body: Buffer, signature: unknown): boolean {
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(String(signature));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export interface TextMessage {
  id: number;
  to: string;
  text: string;
}

const PATIENCE_MS = 30_000;
/** Nothing has left this machine yet. */
const unreached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const causeCode = (error: unknown): string =>
  ((error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code) || '';

async function idIn(reply: Response): Promise<string | null> {
  const body: unknown = await reply.json().catch(() => null);
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : null;
}

/**
 * Passes a text message to the service. Returns the service's own id of it.
 *
 * @throws DeliveryFailure
 */
export async function sendSms(url: string, secret: string, message: TextMessage): Promise<string | null> {
  const body = JSON.stringify(message);
  let reply: Response;
  try {
    reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw unreached.has(causeCode(error))
      ? new DeliveryFailure('later', 'The text message service cannot be reached.')
      : new DeliveryFailure('unknown', 'The text message service did not answer. It may have been sent.');
  }
  if (reply.ok) return idIn(reply);
  await reply.body?.cancel();
  const isTemporary = reply.status >= 500 || reply.status === 408 || reply.status === 429;
  throw new DeliveryFailure(
    isTemporary ? 'later' : 'never',
    `The text message service refused it (${reply.status}).`,
  );
}
