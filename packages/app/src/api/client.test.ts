import { listIndividuals } from '@rentsafe/domain/individual';
import { login, refreshSession } from '@rentsafe/domain/session';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearLogin, readLogin, type StoredLogin } from '../session/storedLogin';
import { answer, refuse } from '../testing/answer';
import { account } from '../testing/handlers';
import { sampleLogin, signedIn } from '../testing/login';
import { server } from '../testing/server';
import { ApiError } from './ApiError';
import { TIMEOUT } from './attempt';
import { request } from './client';
import { settleSignIn } from './signInAgain';

const individuals = '*/api/individuals/';
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error as ApiError,
  );
type LocksAsUsed = (name: string, options: unknown, work?: (lock: object | null) => unknown) => unknown;
const freeLocks = {
  request: ((_, options, work) => (typeof options === 'function' ? options({}) : work?.({}))) as LocksAsUsed,
};
const list = () => request(listIndividuals, { query: { page: 1 } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settleSignIn(null);
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

describe('a refused access token', () => {
  const onlyFor = (token: string) =>
    http.get(individuals, ({ request: { headers } }) =>
      headers.get('Authorization') === `Bearer ${token}`
        ? HttpResponse.json({ next: null, previous: null, count: 0, results: [] })
        : refuse(401, { detail: 'Token is invalid.' }),
    );

  test('is refreshed once for many calls, and each call is repeated', async () => {
    signedIn();
    let refreshes = 0;
    server.use(
      onlyFor('access-2'),
      answer(refreshSession, () => {
        refreshes += 1;
        return { access: 'access-2', refresh: 'refresh-2' };
      }),
    );
    const replies = await Promise.all(Array.from({ length: 10 }, list));
    expect(replies).toHaveLength(10);
    expect(refreshes).toBe(1);
    expect(readLogin()).toEqual({ ...sampleLogin, access_token: 'access-2', refresh_token: 'refresh-2' });
  });

  test('is replaced by what another tab has stored meanwhile', async () => {
    signedIn();
    server.use(
      http.get(individuals, ({ request: { headers } }) => {
        if (headers.get('Authorization') === 'Bearer access-9')
          return HttpResponse.json({ next: null, previous: null, count: 0, results: [] });
        signedIn({ access_token: 'access-9' });
        return refuse(401, {});
      }),
    );
    expect(await list()).toMatchObject({ count: 0 });
  });

  test.each([401, 404])('waits for signing in again when the refresh is refused with %i', async (status) => {
    signedIn();
    server.use(
      onlyFor('access-3'),
      http.post('*/api/auth/refresh/', () => refuse(status, { detail: 'No.' })),
    );
    const waiting = list();
    await vi.waitFor(() => {
      settleSignIn(signedIn({ access_token: 'access-3' }));
      return waiting;
    });
    expect(await waiting).toMatchObject({ count: 0 });
  });

  test('fails plainly when signing in again is declined', async () => {
    signedIn({ refresh_token: null });
    server.use(onlyFor('access-3'));
    const failed = failure(list());
    const ended = vi.fn();
    void failed.then(ended);
    await vi.waitFor(() => {
      settleSignIn(null);
      expect(ended).toHaveBeenCalled();
    });
    expect(await failed).toMatchObject({ kind: 'unauthorised' });
  });

  test('stays when the refresh did not reach the server', async () => {
    signedIn();
    server.use(
      onlyFor('access-2'),
      http.post('*/api/auth/refresh/', () => HttpResponse.error()),
    );
    expect(await failure(list())).toMatchObject({ kind: 'network' });
    expect(readLogin()).toEqual(sampleLogin);
  });

  const inAnotherTab = (login: StoredLogin | null) => {
    if (login) localStorage.setItem('token', JSON.stringify(login));
    else localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  };

  test('waits for the login of a tab that has refreshed, also when its own refresh was refused', async () => {
    signedIn();
    server.use(
      onlyFor('access-8'),
      http.post('*/api/auth/refresh/', () => {
        // Another tab was faster; what it stores arrives here after the refusal.
        setTimeout(() => inAnotherTab({ ...sampleLogin, access_token: 'access-8' }), 20);
        return refuse(401, { detail: 'Token is invalid.' });
      }),
    );
    vi.stubGlobal('navigator', { locks: freeLocks });
    expect(await list()).toMatchObject({ count: 0 });
  });

  test('is not refreshed after a tab that had the lock before: its login is on the way', async () => {
    signedIn();
    const refreshed = vi.fn();
    server.use(
      onlyFor('access-8'),
      answer(refreshSession, () => {
        refreshed();
        return { access: 'access-2', refresh: 'refresh-2' };
      }),
    );
    const taken: LocksAsUsed = (_, options, work) => {
      if (typeof options !== 'function') return work?.(null);
      setTimeout(() => inAnotherTab({ ...sampleLogin, access_token: 'access-8' }), 20);
      return options({});
    };
    vi.stubGlobal('navigator', { locks: { request: taken } });
    expect(await list()).toMatchObject({ count: 0 });
    expect(refreshed).not.toHaveBeenCalled();
  });

  test('a login in another tab while signing in again is asked for counts, before that is even shown', async () => {
    signedIn({ refresh_token: null });
    server.use(onlyFor('access-8'));
    const waiting = list();
    await vi.waitFor(() => {
      inAnotherTab({ ...sampleLogin, access_token: 'access-8' });
      return waiting;
    });
    expect(await waiting).toMatchObject({ count: 0 });
  });

  const other = { ...sampleLogin, username: 'tendai@rentsafe.example', access_token: 'access-8' };

  test("is never replaced by another person's", async () => {
    signedIn();
    const sentAs: (string | null)[] = [];
    server.use(
      http.get(individuals, ({ request: { headers } }) => {
        sentAs.push(headers.get('Authorization'));
        inAnotherTab(other);
        return refuse(401, { detail: 'Token is invalid.' });
      }),
    );
    expect(await failure(list())).toMatchObject({ kind: 'unauthorised' });
    expect(sentAs).toEqual(['Bearer access-1']);
    expect(readLogin()).toEqual(other);
  });

  test('who has signed in during the refresh stays signed in', async () => {
    signedIn();
    server.use(
      onlyFor('access-8'),
      answer(refreshSession, () => {
        inAnotherTab(other);
        return { access: 'access-2', refresh: 'refresh-2' };
      }),
    );
    expect(await failure(list())).toMatchObject({ kind: 'unauthorised' });
    expect(readLogin()).toEqual(other);
  });

  test('does not sign in again who has signed out during the refresh', async () => {
    signedIn();
    server.use(
      onlyFor('access-2'),
      answer(refreshSession, () => {
        clearLogin();
        return { access: 'access-2', refresh: 'refresh-2' };
      }),
    );
    expect(await failure(list())).toMatchObject({ kind: 'unauthorised' });
    expect(readLogin()).toBeNull();
  });
});
