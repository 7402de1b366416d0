import { listIndividuals } from '@rentsafe/domain/individual';
import { login } from '@rentsafe/domain/session';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../testing/answer';
import { failure } from '../testing/failure';
import { account } from '../testing/handlers';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { ApiError } from './ApiError';
import { TIMEOUT } from './attempt';
import { request } from './client';

const individuals = '*/api/individuals/';
const list = () => request(listIndividuals, { query: { page: 1 } });

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('what goes wrong', () => {
  test.each([
    ['a 500 with HTML', () => HttpResponse.html('<h1>Server Error</h1>', { status: 500 }), 'server', 500],
    ['a 502 with HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), 'server', 502],
    ['malformed JSON', () => HttpResponse.text('{"results": ['), 'shape', 200],
    ['another shape', () => HttpResponse.json({ items: [] }), 'shape', 200],
    ['HTML instead of JSON', () => HttpResponse.html('<h1>Sign in to the network</h1>'), 'shape', 200],
    ['no connection', () => HttpResponse.error(), 'network', 0],
    ['403', () => refuse(403, { detail: 'Only an Admin may do this.' }), 'forbidden', 403],
    ['404', () => refuse(404, { detail: 'Invalid page.' }), 'notFound', 404],
    ['409', () => refuse(409, { email: ['This e-mail already exists.'] }), 'conflict', 409],
    ['413', () => refuse(413, {}), 'tooLarge', 413],
    ['400', () => refuse(400, { q: ['This field may not be blank.'] }), 'invalid', 400],
    ['422', () => refuse(422, {}), 'invalid', 422],
    ['429', () => refuse(429, {}, { 'Retry-After': '120' }), 'tooMany', 429],
    ['503', () => refuse(503, {}), 'unavailable', 503],
  ])('%s is one plain sentence', async (_, respond, kind, status) => {
    server.use(http.get(individuals, respond));
    const error = await failure(list());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind, status });
    expect(error.message).toMatch(/^[A-Z].*[.!?]$/);
    expect(error.message).not.toMatch(/[<>{}[\]]/);
  });

  test('a body that breaks off is a network failure', async () => {
    const cut = () =>
      new HttpResponse(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"results"'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    server.use(http.get(individuals, cut));
    expect(await failure(list())).toMatchObject({ kind: 'network' });
  });

  test('30 seconds without an answer end the call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(http.get(individuals, () => delay('infinite')));
    const failed = failure(list());
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  test('a cancelled call rejects with the reason, not with an ApiError', async () => {
    server.use(http.get(individuals, () => delay('infinite')));
    const controller = new AbortController();
    const failed = failure(request(listIndividuals, { signal: controller.signal }));
    controller.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
  });

  test('the date of Retry-After is counted from the Date of the answer, whatever the clock of this machine says', async () => {
    const headers = { Date: 'Sat, 20 Nov 2021 10:00:00 GMT', 'Retry-After': 'Sat, 20 Nov 2021 10:00:30 GMT' };
    server.use(http.get(individuals, () => refuse(429, {}, headers)));
    expect(await failure(list())).toMatchObject({ retryAfter: 30 });
  });

  test("the server's own words win, markup and stacks never do", async () => {
    server.use(http.get(individuals, () => refuse(403, { detail: 'Ask Rudo for access.' })));
    expect((await failure(list())).message).toBe('Ask Rudo for access.');
    for (const detail of ['<b>no</b>', '{"a": 1}', 'Error: x\n    at y (z.py:1)', 'Traceback (most recent']) {
      server.use(http.get(individuals, () => refuse(500, { detail })));
      expect((await failure(list())).serverText).toBeNull();
    }
  });
});

describe('the bearer token', () => {
  test('goes with every call but the login, and only to the configured address', async () => {
    signedIn();
    const seen: [string, string | null][] = [];
    const note = ({ request: { url, headers } }: { request: Request }) => {
      seen.push([new URL(url).origin, headers.get('Authorization')]);
      return HttpResponse.error();
    };
    const meta = Object.assign(document.createElement('meta'), { name: 'rentsafe-api' });
    meta.content = 'https://api.rentsafe.example/';
    document.head.append(meta);
    server.use(http.get(individuals, note), http.post('*/api/auth/login/', note));
    await failure(list());
    await failure(request(login, { body: account }));
    expect(seen).toEqual([
      ['https://api.rentsafe.example', 'Bearer access-1'],
      ['https://api.rentsafe.example', null],
    ]);
  });
});

test('only a body has a content type, JSON', async () => {
  const types: (string | null)[] = [];
  const note = ({ request: { headers } }: { request: Request }) => {
    types.push(headers.get('Content-Type'));
    return HttpResponse.error();
  };
  server.use(http.get(individuals, note), http.post('*/api/auth/login/', note));
  await failure(list());
  await failure(request(login, { body: account }));
  expect(types).toEqual([null, 'application/json']);
});
