import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, isTooLarge, isUnavailable, sqlState } from '../db/errors.ts';
import { isConflict } from '../db/retry.ts';
import { errorTree } from './errorTree.ts';
import { JSON_TYPE } from './headers.ts';

/** An error response: status, body as Django REST framework would send it, and headers. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
  /** What the transaction wrote before it was refused stays: the record of the attempt. */
  keepsWrites = false;

  constructor(status: number, body: string | Record<string, unknown>, headers: Record<string, string> = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = typeof body === 'string' ? { detail: body } : body;
    this.headers = headers;
  }
}

export const malformed = (what = 'request') => new HttpError(400, `Malformed ${what}.`);
export const notFound = () => new HttpError(404, 'Not found.');
export const forbidden = () => new HttpError(403, 'You do not have permission to perform this action.');

/** A 401; the header names the scheme. */
export const unauthorised = (detail: string) => new HttpError(401, detail, { 'www-authenticate': 'Bearer' });

export const unavailable = () =>
  new HttpError(503, 'The service is temporarily unavailable. Try again in a few seconds.', {
    'retry-after': '5',
  });

const diskFull = () =>
  new HttpError(503, 'The disk of the server is full. Nothing was stored: tell whoever runs it.', {
    'retry-after': '60',
  });

/** A 400 with one message at each path, nested as Django REST framework nests them. */
export const fieldErrors = (errors: readonly { path: PropertyKey[]; message: string }[]): HttpError =>
  new HttpError(400, errorTree(errors));

export const fieldError = (field: string, message: string) => fieldErrors([{ path: [field], message }]);

export const unknownReferenceText = (id: number) => `Invalid pk "${id}" - object does not exist.`;

/** A 400 for an id that names no record. */
export const unknownReference = (path: PropertyKey[], id: number) =>
  fieldErrors([{ path, message: unknownReferenceText(id) }]);

/** A 409 for what the state of a record does not allow. */
export const wrongState = (state: string) =>
  new HttpError(409, { detail: `Not possible in state ${state}.`, state });

/** A 409 at the field that repeats another record's. */
export const duplicate = (field: string, message: string, id: number) =>
  new HttpError(409, { [field]: [message], existing: { id } });

const frameworkMessages: Partial<Record<number, string>> = {
  400: 'Malformed request.',
  408: 'The request took too long to arrive.',
  413: 'Request body is too large: 256 KiB at most.',
  414: 'The address is too long.',
  415: 'Unsupported media type in request: application/json is expected.',
  431: 'The headers are too large.',
};

/** Any error as a response that reveals nothing about the server's internals. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isTooLarge(error))
    return new HttpError(400, 'A number or a date in it, or what it comes to, is too large.');
  if (isDiskFull(error)) return diskFull();
  if (isUnavailable(error) || isConflict(error)) return unavailable();
  const status = (error as Partial<FastifyError>).statusCode;
  const message = status === undefined ? undefined : frameworkMessages[status];
  if (status !== undefined && message) return new HttpError(status, message);
  return new HttpError(500, 'Internal server error.');
}

/** What may be logged of an error: no message and no parameters, which can hold personal data. */
export function loggable(error: unknown): Record<string, unknown> {
  const chain: unknown[] = [];
  for (let current = error; current instanceof Error && chain.length < 5; current = current.cause) {
    const frames = (current.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    const { constraint } = current as { constraint?: string };
    chain.push({
      name: current.name,
      code: sqlState(current) || (current as NodeJS.ErrnoException).code,
      constraint,
      stack: frames.slice(0, 12).map((line) => line.trim()),
    });
  }
  return { errors: chain };
}

/** Sends any error as JSON, and logs the server's own. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = toHttpError(error);
  if (status >= 500) request.log.error(loggable(error), 'request failed');
  else if (isTooLarge(error)) request.log.warn(loggable(error), 'a field check is missing');
  return reply.status(status).headers(headers).type(JSON_TYPE).send(JSON.stringify(body));
}
