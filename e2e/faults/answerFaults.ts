import { cut, html, json, malformed, refused, wrongShape } from './answer/answers.ts';
import { answered, endedSession, refusing, silent, slow } from './answer/failing.ts';
import { SECRET } from './invariants.ts';
import type { Fault, Surface } from './matrix.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
const problem = { error: { trace: `Traceback (most recent call last) ${SECRET}` } };
const throttled = { detail: 'Request was throttled.' };

const keepsScripts = 'A browser keeps a script that it has loaded: only a reload fetches it again.';
const sendsLittle = ({ kind, id }: Surface) =>
  kind !== 'form'
    ? 'It reads and sends no body.'
    : id === 'login'
      ? 'Two short fields are never too large.'
      : undefined;

/** Faults of the server's answer, or of an answer that never comes. */
export const answerFaults: readonly Fault[] = [
  answered({
    id: 'refused',
    name: 'Connection refused',
    answer: refused,
    report: { cause: /could not be reached/ },
  }),
  silent,
  answered({ id: 'cut', name: 'Body cut', answer: cut, report: { cause: /could not be reached/ } }),
  answered({
    id: '500',
    name: '500 with JSON',
    answer: json(500, problem),
    report: { cause: /had a problem/ },
  }),
  answered({
    id: '502',
    name: '502 with HTML',
    answer: html(502, '502 Bad Gateway'),
    report: { cause: /had a problem/ },
  }),
  answered({
    id: 'malformed',
    name: '200 malformed JSON',
    answer: malformed,
    report: { cause: /could not be read/ },
    reportOn: { code: { needsReload: keepsScripts } },
  }),
  answered({
    id: 'shape',
    name: '200 wrong shape',
    answer: wrongShape,
    report: { cause: /could not be read/ },
    reportOn: { code: { needsReload: keepsScripts } },
  }),
  endedSession,
  answered({
    id: '403',
    name: '403',
    answer: json(403, { detail: 'You do not have permission to perform this action.' }),
    report: { cause: /(do not|don't) have permission/ },
  }),
  answered({
    id: '404',
    name: '404',
    answer: json(404, { detail: 'Not found.' }),
    report: { cause: /Not found\.|does not have this list/ },
  }),
  refusing(
    { id: '409', name: '409 duplicate', status: 409, refusalOf: ({ duplicate }) => duplicate },
    ({ kind }) => (kind === 'form' ? 'Signing in creates nothing.' : 'It reads and creates nothing.'),
  ),
  answered({
    id: '413',
    name: '413',
    answer: json(413, { detail: 'Request body is too large.' }),
    report: { cause: /too large.*Shorten the texts/ },
    excludes: sendsLittle,
  }),
  ...[400, 422].map((status) =>
    refusing(
      {
        id: String(status),
        name: `${status} with field errors`,
        status,
        refusalOf: ({ refusal }) => refusal,
      },
      ({ id }) =>
        id === 'login'
          ? "Blank fields are not sent, and every refusal reads 'Invalid account.' by the specification."
          : 'It asks for one record by its id: no value of a field is sent.',
    ),
  ),
  answered({
    id: '429-seconds',
    name: '429, Retry-After in seconds',
    answer: json(429, throttled, { 'Retry-After': '30' }),
    report: { cause: /throttled.*Try again in 30 seconds/ },
  }),
  answered({
    id: '429-date',
    name: '429, Retry-After as a date',
    answer: (route, surface) => json(429, throttled, { 'Retry-After': inSeconds(30) })(route, surface),
    report: { cause: /throttled.*Try again in (2\d|30) seconds/ },
  }),
  answered({ id: '503', name: '503', answer: json(503, {}), report: { cause: /not available/ } }),
  slow,
];
