import { type BodyOf, type Call, pathOf, type ReplyOf } from '@rentsafe/domain/contract';
import { ApiError, kindOfStatus, parseRetryAfter } from './ApiError';
import { apiBase } from './config';
import { sendBytes, type Upload } from './sendBytes';

/** How long a call may take, in milliseconds, unless it says otherwise. */
export const TIMEOUT = 30_000;

/** Checks a reply; a schema of the contract does so too. */
export interface ReplyCheck<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** A call that reads its reply as any backend may phrase it: see `lenient`. */
export interface LenientCall<Body, Reply> extends Omit<Call, 'body' | 'reply' | 'media'> {
  reply: ReplyCheck<Reply>;
  /** The reply is text of this type. @default application/json */
  media?: 'text/csv' | 'text/plain' | typeof BYTES;
  /** The type of what is sent; never there at run time. */
  bodyType?: (body: Body) => void;
}

/** The reply is a Blob. */
const BYTES = 'application/octet-stream';

export type AnyCall = Call | LenientCall<never, unknown>;
type BodyFor<C> = C extends Call ? BodyOf<C> : C extends LenientCall<infer Body, unknown> ? Body : never;
export type ReplyFor<C> = C extends Call
  ? ReplyOf<C>
  : C extends LenientCall<never, infer Reply>
    ? Reply
    : never;

export interface RequestOptions<C extends AnyCall> {
  ids?: Record<string, number | string>;
  query?: Record<string, number | string | undefined>;
  body?: BodyFor<C>;
  signal?: AbortSignal | undefined;
  /** Lets the server recognise the same submission sent twice. */
  idempotencyKey?: string;
  /** The bytes of an upload. */
  upload?: Upload;
  /** How long it may take, in milliseconds. @default 30 seconds */
  timeout?: number;
}

/** Sends a call once and returns its checked reply. Throws `ApiError`, or the `AbortError` of `signal`. */
export async function attempt<C extends AnyCall>(
  call: C,
  { ids, query, body, signal, idempotencyKey, upload, timeout = TIMEOUT }: RequestOptions<C>,
  token: string | undefined,
): Promise<ReplyFor<C>> {
  signal?.throwIfAborted();
  const path = pathOf(call, ids, query);
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  let timedOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, timeout);
  };
  startTimer();
  try {
    const response = await send();
    if (response.ok && mediaOf(call) === BYTES) return (await response.blob()) as ReplyFor<C>;
    return readReply(call, response, await response.text(), upload !== undefined);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (timedOut) throw new ApiError('timeout', { cause: error });
    signal?.throwIfAborted();
    throw new ApiError('network', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }

  function send() {
    const address = apiBase() + path;
    const headers = {
      Accept: mediaOf(call),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    };
    const { method } = call;
    // As long as it moves it may go on.
    if (upload) return sendBytes(address, { method, headers, signal: controller.signal }, upload, startTimer);
    return fetch(address, {
      ...{ method, headers, signal: controller.signal },
      body: body === undefined ? null : JSON.stringify(body),
    });
  }
}

const mediaOf = (call: AnyCall) => ('media' in call && call.media) || 'application/json';

function readReply<C extends AnyCall>(
  call: C,
  response: Response,
  text: string,
  isFile: boolean,
): ReplyFor<C> {
  const { status } = response;
  const json = parseJson(text);
  if (!response.ok) {
    // By the server's clock: the one of this machine may be wrong.
    const now = Date.parse(response.headers.get('Date') ?? '') || Date.now();
    const retryAfter = parseRetryAfter(response.headers.get('Retry-After'), now);
    throw new ApiError(kindOfStatus(status), { status, body: json, retryAfter, isFile });
  }
  if (call.status === 204) return undefined as ReplyFor<C>;
  const media = mediaOf(call);
  const isText = media !== 'application/json' && response.headers.get('Content-Type')?.startsWith(media);
  const reply = call.reply.safeParse(isText ? text : json);
  if (!reply.success) throw new ApiError('shape', { status, cause: reply.error });
  return reply.data as ReplyFor<C>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
