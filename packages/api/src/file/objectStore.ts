import { AwsClient } from 'aws4fetch';
import { unavailable } from '../http/errors.ts';

const TIMEOUT_MS = 10_000;

/** A bucket that speaks S3: objects are put once and read by their key. */
export interface ObjectStore {
  put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  get: (key: string) => Promise<Buffer>;
}

/**
 * @param address `https://KEY:SECRET@host/bucket`, with `?region=` where it is not us-east-1.
 */
export function objectStore(address: string): ObjectStore {
  const url = new URL(address);
  const aws = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  /** @throws HttpError 503 where the store does not answer, or not as it should. */
  const send = async (key: string, init: RequestInit): Promise<Buffer> => {
    const response = await aws
      .fetch(`${base}/${key}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch(() => undefined);
    if (!response?.ok) throw unavailable();
    return Buffer.from(await response.arrayBuffer());
  };
  return {
    put: async (key, bytes, type) => {
      await send(key, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
    },
    get: (key) => send(key, { method: 'GET' }),
  };
}
