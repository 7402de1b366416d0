import { readServerErrors, type ServerErrors, serverErrorText } from '@rentsafe/domain/errors';

export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'unauthorised'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'invalid'
  | 'tooMany'
  | 'unavailable'
  | 'server'
  | 'shape';

const sentences: Record<ApiErrorKind, string> = {
  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server has not answered in time. Try again.',
  unauthorised: 'Your session has ended. Sign in again.',
  forbidden: 'You are not allowed to do this. Ask your administrator.',
  notFound: 'This record could not be found.',
  conflict: 'This exists already, or was changed meanwhile.',
  tooLarge: 'This is too much to send at once. Shorten the texts and try again.',
  invalid: 'The server did not accept some of the values.',
  tooMany: 'Too many attempts.',
  unavailable: 'The service is not available at the moment.',
  server: 'The server had a problem. Try again in a moment.',
  shape: 'The server sent an answer that could not be read. Try again, or tell your administrator.',
};

export interface ApiErrorInit {
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** Parsed body of a refusal. */
  body?: unknown;
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** Why a call failed. `message` is one plain sentence for the person: never HTML, JSON or a stack. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly errors: ServerErrors;
  readonly retryAfter: number | null;
  /** Of a duplicate: the id of the record that is there already. */
  readonly existingId: number | null;
  /** The server's own words, when they are fit for a person. */
  readonly serverText: string | null;

  constructor(kind: ApiErrorKind, { status = 0, body, retryAfter = null, cause }: ApiErrorInit = {}) {
    const errors = readServerErrors(body);
    const serverText = plainText(serverErrorText(errors));
    super(serverText ?? [sentences[kind], tryAgain(kind, retryAfter)].filter(Boolean).join(' '), { cause });
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.existingId = existingIdOf(body);
    this.serverText = serverText;
  }
}

const kinds: Record<number, ApiErrorKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'unavailable',
};

function existingIdOf(body: unknown): number | null {
  const { existing } = (body ?? {}) as { existing?: { id?: unknown } | null };
  const id = existing?.id;
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : null;
}

export function kindOfStatus(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/** Text that a person can be shown: not markup, not JSON, not a stack trace. */
function plainText(text: string | null): string | null {
  if (!text || text.length > 500) return null;
  return /[<>{}]|\n\s*at |Traceback/.test(text) ? null : text;
}

function tryAgain(kind: ApiErrorKind, seconds: number | null): string {
  if (kind !== 'tooMany' && kind !== 'unavailable') return '';
  if (seconds === null) return 'Try again later.';
  if (seconds < 60) return `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}

/** Seconds to wait from a Retry-After header: a number of seconds or an HTTP date; null for anything else. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | null {
  if (!header) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** The sentence for anything that was thrown by a call. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong on this page. Try again.';
}
