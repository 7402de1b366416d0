import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@rentsafe/domain/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { HttpError } from '../http/errors.ts';
import { arrivingBytes } from './arriving.ts';

const tooLarge = () => new HttpError(413, 'A file may have 10 MiB.');

/** The bytes of a body, hashed as they arrive: to hash 10 MiB at once keeps everybody else waiting. */
const read = (request: FastifyRequest, body: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const hash = createHash('sha256');
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) {
        // What else comes is thrown away.
        body.off('data', onData).resume();
        reject(tooLarge());
        return;
      }
      hash.update(chunk);
      chunks.push(chunk);
    };
    body.on('data', onData);
    body.once('error', reject);
    // Its sender has gone.
    body.once('close', () => reject(new HttpError(400, 'The upload did not finish.')));
    body.once('end', () => {
      request.bodyHash = hash.digest('hex');
      request.rawBody = Buffer.concat(chunks, size);
      resolve(request.rawBody);
    });
  });

/** Here alone a body is bytes, of any type that the sender claims, and may be large. */
export function parseUploads(scope: FastifyInstance): void {
  const arriving = arrivingBytes();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (request: FastifyRequest, body: Readable) => {
    const claimed = request.headers['content-length'];
    const length = claimed === undefined ? undefined : Number(claimed);
    if (length !== undefined && length > MAX_FILE_BYTES) throw tooLarge();
    const release = arriving.reserve(principalOf(request).userId, length);
    return read(request, body).finally(release);
  });
}
