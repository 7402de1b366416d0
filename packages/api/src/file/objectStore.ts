import { AwsClient } from 'aws4fetch';
import type { ByteStore } from './byteStore.ts';
import { circuit, StoreFailure } from './circuit.ts';

/** Of one call, with its repetitions. */
const TIMEOUT_MS = 5_000;

/**
 * A bucket that speaks S3.
 *
 * @param address `https://KEY:SECRET@host/bucket`, with `?region=` where it is not us-east-1.
 */
export function objectStore(address: string, timeout = TIMEOUT_MS): ByteStore {
  const url = new URL(address);
  const aws = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  const throughCircuit = circuit();
  /** Null where there is no such object. @throws HttpError 503 where the store does not answer, or not as it should. */
  const send = (key: string, init: RequestInit): Promise<Buffer | null> =>
    throughCircuit(async () => {
      try {
        const response = await aws.fetch(`${base}/${key}`, {
          ...init,
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        if (response.status !== 404 && !response.ok) throw new StoreFailure(`HTTP ${response.status}`);
        const bytes = Buffer.from(await response.arrayBuffer());
        return response.ok ? bytes : null;
      } catch (error) {
        throw error instanceof StoreFailure ? error : new StoreFailure('No answer', { cause: error });
      }
    });
  return {
    put: async (key, bytes, type) => {
      const answer = await send(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': type },
      });
      if (answer === null) throw new Error('The bucket does not exist.');
    },
    get: async (key) => {
      const bytes = await send(key, { method: 'GET' });
      if (bytes === null) throw new Error('The bytes of a file are gone.');
      return bytes;
    },
    remove: async (key) => {
      await send(key, { method: 'DELETE' });
    },
  };
}
