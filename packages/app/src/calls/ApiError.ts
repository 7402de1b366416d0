import { readServerErrors, type ServerErrors, serverErrorText } from '@rentsafe/domain/errors';
import {
  type ConfirmationNeed,
  confirmationNeeds,
  type FactorChallenge,
  factorChallenge,
} from '@rentsafe/domain/factor';
import { MAX_FILE_BYTES } from '@rentsafe/domain/file';
import { type Party, party } from '@rentsafe/domain/party';
import { serverSentence } from '../text/serverSentence';

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

interface Words {
  what: string;
  /** What the person can do; with words of the server too, unless those are about what was typed. */
  advice: string;
}

const words: Record<ApiErrorKind, Words> = {
  network: { what: 'The server could not be reached.', advice: 'Check your connection and try again.' },
  timeout: { what: 'The server has not answered in time.', advice: 'Try again.' },
  unauthorised: { what: 'Your session has ended.', advice: 'Sign in again.' },
  forbidden: { what: 'You are not allowed to do this.', advice: 'Ask your administrator.' },
  notFound: {
    what: 'This could not be found.',
    advice: 'Refresh the list, or tell your administrator.',
  },
  conflict: {
    what: 'This already exists, or has changed since you opened it.',
    advice: 'Refresh the list and look for it.',
  },
  tooLarge: { what: 'This is too much to send at once.', advice: 'Shorten the texts and try again.' },
  invalid: { what: 'The server did not accept some of the values.', advice: 'Check them and try again.' },
  tooMany: { what: 'Too many attempts.', advice: 'Try again later.' },
  unavailable: { what: 'The service is not available at the moment.', advice: 'Try again later.' },
  server: { what: 'The server had a problem.', advice: 'Try again in a moment.' },
  shape: {
    what: 'The server sent an answer that could not be read.',
    advice: 'Try again, or tell your administrator.',
  },
};

const FILE_TOO_LARGE = `A file may have ${MAX_FILE_BYTES / 1024 ** 2} MiB.`;

export interface ApiErrorInit {
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** Parsed body of a refusal. */
  body?: unknown;
  /** What was sent is a file. */
  isFile?: boolean;
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** Why a call failed. `message` says to the person what happened and what to do: never HTML, JSON or a stack. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly errors: ServerErrors;
  readonly retryAfter: number | null;
  /** Of a duplicate: the id of the record that is there already. */
  readonly existingId: number | null;
  /** Of a change to an old version: the version that there is now. */
  readonly newVersion: number | null;
  /** Of a duplicate that was merged: the id of the record that stayed. */
  readonly mergedInto: number | null;
  /** Of what cannot be undone: the later records that depend on it. */
  readonly blocking: readonly { type: string; id: number }[];
  /** Of what cannot be done yet: each thing that stands in the way. */
  readonly reasons: readonly string[];
  /** Of what lacks something about people and companies: who they are. */
  readonly parties: readonly Party[];
  /** Of a right password that is not enough: what the sign-in still needs. */
  readonly factor: FactorChallenge | null;
  /** Of what needs a confirmation of who one is: which. */
  readonly needs: ConfirmationNeed | null;
  /** The server's own words, when they are fit for a person. */
  readonly serverText: string | null;

  constructor(
    kind: ApiErrorKind,
    { status = 0, body, retryAfter = null, isFile = false, cause }: ApiErrorInit = {},
  ) {
    const errors = fitErrors(readServerErrors(body), status);
    const serverText = plainText(serverErrorText(errors));
    super(isFile && kind === 'tooLarge' ? FILE_TOO_LARGE : messageOf(kind, serverText, retryAfter), {
      cause,
    });
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.existingId = existingIdOf(body);
    this.newVersion = newVersionOf(body);
    this.blocking = blockingOf(body);
    this.parties = partiesOf(body);
    this.reasons = reasonsOf(body);
    this.factor = factorOf(body);
    this.needs = needsOf(body);
    this.mergedInto = idOf((body as { merged_into?: unknown } | null | undefined)?.merged_into);
    this.serverText = serverText;
  }
}

const kinds: Record<number, ApiErrorKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'unavailable',
};

function existingIdOf(body: unknown): number | null {
  const { existing } = (body ?? {}) as { existing?: { id?: unknown } | null };
  return idOf(existing?.id);
}

function blockingOf(body: unknown): { type: string; id: number }[] {
  const { blocking } = (body ?? {}) as { blocking?: unknown };
  return (Array.isArray(blocking) ? blocking : []).flatMap(
    (record: { type?: unknown; id?: unknown } | null) => {
      const id = idOf(record?.id);
      return id !== null && typeof record?.type === 'string' ? [{ type: record.type, id }] : [];
    },
  );
}

function reasonsOf(body: unknown): string[] {
  const { reasons } = (body ?? {}) as { reasons?: unknown };
  return (Array.isArray(reasons) ? reasons : []).flatMap((reason: unknown) =>
    typeof reason === 'string' ? [serverSentence(reason)] : [],
  );
}

function partiesOf(body: unknown): Party[] {
  const { parties } = (body ?? {}) as { parties?: unknown };
  return (Array.isArray(parties) ? parties : []).flatMap((value: unknown) => {
    const read = party.safeParse(value);
    return read.success ? [read.data] : [];
  });
}

function factorOf(body: unknown): FactorChallenge | null {
  const read = factorChallenge.safeParse((body as { factor?: unknown } | null | undefined)?.factor);
  return read.success ? read.data : null;
}

function needsOf(body: unknown): ConfirmationNeed | null {
  const { needs } = (body ?? {}) as { needs?: unknown };
  return confirmationNeeds.find((need) => need === needs) ?? null;
}

const idOf = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;

function newVersionOf(body: unknown): number | null {
  const { version } = (body ?? {}) as { version?: unknown };
  return Number.isSafeInteger(version) ? Number(version) : null;
}

export function kindOfStatus(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/** Text that a person can be shown, with its days as screens have them: not markup, not JSON, not a stack trace. */
function plainText(text: string | null): string | null {
  if (!text || text.length > 500) return null;
  return /[<>{}]|\n\s*at |Traceback/.test(text) ? null : serverSentence(text);
}

/** What a server says of its own failure is of no field; of the rest, what a person can be shown. */
function fitErrors({ detail, fields }: ServerErrors, status: number): ServerErrors {
  if (status >= 500) return { detail, fields: [] };
  const fit = fields.map((field) => ({
    ...field,
    messages: field.messages.flatMap((message) => plainText(message) ?? []),
  }));
  return { detail, fields: fit.filter(({ messages }) => messages.length > 0) };
}

const advises = /\b(ask|try again|wait|contact|sign in|log in)\b/i;

function messageOf(kind: ApiErrorKind, serverText: string | null, retryAfter: number | null): string {
  const { what, advice } = words[kind];
  const isOfValues = kind === 'invalid' || kind === 'conflict';
  if (serverText && (isOfValues || advises.test(serverText))) return serverText;
  const isLater = kind === 'tooMany' || kind === 'unavailable';
  return `${serverText ?? what} ${isLater && retryAfter !== null ? tryAgainIn(retryAfter) : advice}`;
}

function tryAgainIn(seconds: number): string {
  if (seconds === 0) return 'Try again.';
  if (seconds < 60) return `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}

/** Seconds to wait from a Retry-After header: a number of seconds, or an HTTP date by the clock that says `now`; null for anything else. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Whether a call that failed may have been carried out all the same. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.kind === 'shape' || error.status >= 500;

/** The sentence for anything that was thrown by a call. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong on this page. Try again.';
}
