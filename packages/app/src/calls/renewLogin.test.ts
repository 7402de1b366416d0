import { listIndividuals } from '@rentsafe/domain/individual';
import { refreshSession } from '@rentsafe/domain/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearLogin, readLogin, type StoredLogin } from '../login/storedLogin';
import { answer, refuse } from '../testing/answer';
import { failure } from '../testing/failure';
import { sampleLogin, signedIn } from '../testing/login';
import { server } from '../testing/server';
import { request } from './client';
import { settleSignIn, useSignInAgain } from './signInAgain';

const individuals = '*/api/individuals/';
type LocksAsUsed = (name: string, options: unknown, work?: (lock: object | null) => unknown) => unknown;
const freeLocks = {
  request: ((_, options, work) => (typeof options === 'function' ? options({}) : work?.({}))) as LocksAsUsed,
};
const list = () => request(listIndividuals, { query: { page: 1 } });

afterEach(() => {
  vi.unstubAllGlobals();
  settleSignIn(null);
});

describe('a refused access token', () => {
  const inAnotherTab = (login: StoredLogin | null) => {
    if (login) localStorage.setItem('token', JSON.stringify(login));
    else localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  };

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

  test('a refused refresh asks to sign in again without waiting for other tabs', async () => {
    signedIn();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    server.use(
      onlyFor('access-8'),
      answer(refreshSession, () => {
        timers.mockClear();
        return refuse(401, { detail: 'Token is invalid.' });
      }),
    );
    const { result } = renderHook(useSignInAgain);
    const waiting = list();
    await waitFor(() => expect(result.current).toBe(true));
    const waits = timers.mock.calls.map(([, wait = 0]) => wait);
    expect(waits.filter((wait) => wait > 1000 && wait < 5000)).toEqual([]);
    timers.mockRestore();
    act(() => inAnotherTab({ ...sampleLogin, access_token: 'access-8' }));
    expect(await waiting).toMatchObject({ count: 0 });
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
    await waitFor(() => {
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
    await waitFor(() => {
      settleSignIn(null);
      expect(ended).toHaveBeenCalled();
    });
    expect(await failed).toMatchObject({ kind: 'unauthorised' });
  });

  test.each([
    ['network', () => HttpResponse.error()],
    ['unavailable', () => refuse(503, { detail: 'The database has moved.' })],
  ])(
    'stays when the answer to the refresh is lost (%s); refused then, it is asked for once more after the grace',
    async (kind, first) => {
      const login = signedIn({ refresh_token: `refresh-lost-${kind}` });
      server.use(onlyFor('access-2'), http.post('*/api/auth/refresh/', first, { once: true }));
      expect(await failure(list())).toMatchObject({ kind });
      expect(readLogin()).toEqual(login);

      const refreshed = vi.fn();
      server.use(
        http.post('*/api/auth/refresh/', refreshed),
        http.post('*/api/auth/refresh/', () => refuse(401, { detail: 'Token is invalid.' }), { once: true }),
      );
      const later = setTimeout;
      const waits: number[] = [];
      const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait = 0) => {
        if (wait > 10_000 && wait <= 11_000) waits.push(wait);
        return later(run, waits.includes(wait) ? 0 : wait);
      });
      expect(await list()).toMatchObject({ count: 0 });
      timers.mockRestore();
      expect(waits).toHaveLength(1);
      expect(refreshed).toHaveBeenCalledTimes(2);
    },
  );

  test('waits for the second answer that was lost as for the first', async () => {
    signedIn({ refresh_token: 'refresh-lost-twice' });
    const replies = [503, 401, 503, 401];
    server.use(
      onlyFor('access-2'),
      http.post('*/api/auth/refresh/', () => {
        const status = replies.shift();
        return status ? refuse(status, {}) : HttpResponse.json({ access: 'access-2', refresh: 'refresh-2' });
      }),
    );
    const later = setTimeout;
    const waits: number[] = [];
    const clock = vi.spyOn(performance, 'now');
    clock.mockImplementation(() => waits.reduce((sum, wait) => sum + wait, 100_000));
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait = 0) => {
      const isGrace = wait > 10_000 && wait <= 11_000;
      if (isGrace) waits.push(wait);
      return later(run, isGrace ? 0 : wait);
    });
    expect(await failure(list())).toMatchObject({ kind: 'unavailable' });
    expect(await failure(list())).toMatchObject({ kind: 'unavailable' });
    expect(await list()).toMatchObject({ count: 0 });
    timers.mockRestore();
    clock.mockRestore();
    expect(waits).toHaveLength(2);
  });

  test('that is refused waits for no answer that another login lost', async () => {
    signedIn({ refresh_token: 'refresh-lost-too' });
    server.use(
      onlyFor('access-8'),
      http.post('*/api/auth/refresh/', () => HttpResponse.error(), { once: true }),
    );
    expect(await failure(list())).toMatchObject({ kind: 'network' });
    signedIn();
    server.use(http.post('*/api/auth/refresh/', () => refuse(401, { detail: 'Token is invalid.' })));
    const { result } = renderHook(useSignInAgain);
    const waiting = list();
    await waitFor(() => expect(result.current).toBe(true));
    act(() => inAnotherTab({ ...sampleLogin, access_token: 'access-8' }));
    expect(await waiting).toMatchObject({ count: 0 });
  });

  test('takes the login of a tab that was faster, also when that arrives after the refusal of its own refresh', async () => {
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

  test('a tab that had the lock before was faster too', async () => {
    signedIn();
    server.use(
      onlyFor('access-8'),
      http.post('*/api/auth/refresh/', () => {
        setTimeout(() => inAnotherTab({ ...sampleLogin, access_token: 'access-8' }), 20);
        return refuse(401, { detail: 'Token is invalid.' });
      }),
    );
    const taken: LocksAsUsed = (_, options, work) =>
      typeof options === 'function' ? options({}) : work?.(null);
    vi.stubGlobal('navigator', { locks: { request: taken } });
    expect(await list()).toMatchObject({ count: 0 });
  });

  test('a login in another tab while signing in again is asked for counts, before that is even shown', async () => {
    signedIn({ refresh_token: null });
    server.use(onlyFor('access-8'));
    const waiting = list();
    await waitFor(() => {
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
    expect(await failure(list())).toMatchObject({ name: 'AbortError' });
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
    expect(await failure(list())).toMatchObject({ name: 'AbortError' });
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
    expect(await failure(list())).toMatchObject({ name: 'AbortError' });
    expect(readLogin()).toBeNull();
  });
});
