import { expect, test } from 'vitest';
import { ApiError, type ApiErrorInit, type ApiErrorKind, parseRetryAfter } from './ApiError';

test.each<[ApiErrorKind, ApiErrorInit, string]>([
  ['network', {}, 'The server could not be reached. Check your connection and try again.'],
  [
    'forbidden',
    { body: { detail: 'You may not add records.' } },
    'You may not add records. Ask your administrator.',
  ],
  ['forbidden', { body: { detail: 'Ask Rudo for access.' } }, 'Ask Rudo for access.'],
  [
    'notFound',
    { body: { detail: 'Not found.' } },
    'Not found. Refresh the list, or tell your administrator.',
  ],
  ['tooMany', { body: { detail: 'Throttled.' }, retryAfter: 30 }, 'Throttled. Try again in 30 seconds.'],
  ['tooMany', { body: { detail: 'Try again in 30 seconds.' }, retryAfter: 30 }, 'Try again in 30 seconds.'],
  ['tooMany', { retryAfter: 61 }, 'Too many attempts. Try again in 2 minutes.'],
  ['unavailable', { retryAfter: 0 }, 'The service is not available at the moment. Try again.'],
  ['unavailable', {}, 'The service is not available at the moment. Try again later.'],
  ['conflict', { body: { email: ['A user with it already exists.'] } }, 'A user with it already exists.'],
  ['tooLarge', { body: { detail: 'Too large.' } }, 'Too large. Shorten the texts and try again.'],
])('%s with %j says what happened and what to do', (kind, init, message) => {
  expect(new ApiError(kind, init).message).toBe(message);
});

test.each(['<b>no</b>', '{"a": 1}', 'Error: x\n    at y (z.py:1)', 'Traceback (most recent call last)'])(
  '%s is not shown, at a field neither',
  (text) => {
    const { errors, message } = new ApiError('invalid', {
      status: 400,
      body: { email: [text, 'It is taken.'], name: [text], error: text },
    });
    expect(errors.fields).toEqual([{ path: ['email'], messages: ['It is taken.'] }]);
    expect(message).not.toContain(text);
  },
);

test('no internal id reaches a person, wherever it stands', () => {
  const unknown = 'Invalid pk "7" - object does not exist.';
  const { errors, message } = new ApiError('invalid', {
    status: 400,
    body: { contractor: [unknown], party: { id: [unknown] }, lines: [{}, { bill: [unknown] }] },
  });
  expect(message).not.toMatch(/pk/);
  expect(errors.fields.map(({ messages }) => messages)).toEqual(
    Array.from({ length: 3 }, () => ['This is not in your records any more. Choose another.']),
  );
});

test('the days that a server names are shown as screens show them; what is no day stays', () => {
  const { errors, message } = new ApiError('conflict', {
    status: 409,
    body: { unit: ['This unit is let from 2026-01-15 to 2026-08-10.'], number: ['PV 2026-99-99 exists.'] },
  });
  expect(errors.fields.map(({ messages }) => messages)).toEqual([
    ['This unit is let from 15 Jan 2026 to 10 Aug 2026.'],
    ['PV 2026-99-99 exists.'],
  ]);
  expect(message).toContain('let from 15 Jan 2026 to 10 Aug 2026.');
});

test('what a server says of its own failure is of no field', () => {
  const { errors, message } = new ApiError('server', {
    status: 500,
    body: { error: { trace: 'rows is undefined' } },
  });
  expect(errors.fields).toEqual([]);
  expect(message).toBe('The server had a problem. Try again in a moment.');
});

test('Retry-After is read as seconds, and as a date by the clock of the server', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(parseRetryAfter('120', now)).toBe(120);
  expect(parseRetryAfter('Fri, 20 Nov 2026 10:00:30 GMT', now)).toBe(30);
  expect(parseRetryAfter('Fri, 20 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(parseRetryAfter('soon', now)).toBeNull();
  expect(parseRetryAfter(null, now)).toBeNull();
});
