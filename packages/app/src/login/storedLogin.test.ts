import { STORED_LOGIN_KEY } from '@rentsafe/domain/session';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleLogin } from '../testing/login';
import { clearLogin, onLoginChange, readLogin, saveLogin } from './storedLogin';

afterEach(() => vi.restoreAllMocks());

test('the login is stored under the key token, in the shape of the specification', () => {
  saveLogin(sampleLogin);
  expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual({
    id: 1,
    username: 'rudo.makoni@rentsafe.example',
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    user_type: 'staff',
  });
  expect(readLogin()).toEqual(sampleLogin);
});

describe('what is no login', () => {
  test('200 corrupt values are "not logged in" and never throw', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const corrupt = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ access_token: value })),
      fc.constantFrom(
        '',
        '{',
        'null',
        '"access_token"',
        '7',
        '[]',
        '{"access_token":""}',
        '{"__proto__":{}}',
      ),
    );
    fc.assert(
      fc.property(corrupt, (value) => {
        localStorage.setItem(STORED_LOGIN_KEY, value);
        const login = readLogin();
        return login === null || login.access_token.length > 0;
      }),
      { numRuns: 200 },
    );
  });

  test('blocked storage is "not logged in"', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readLogin()).toBeNull();
  });
});

test('blocked storage is said on the console, once', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  const page = await import('./storedLogin');
  expect([page.readLogin(), page.readLogin()]).toEqual([null, null]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be read'));
});

test('with full storage the login lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveLogin(sampleLogin);
  expect(readLogin()).toEqual(sampleLogin);
  clearLogin();
  expect(readLogin()).toBeNull();
});

test('a change here and in another tab is told', () => {
  const changed = vi.fn();
  const stop = onLoginChange(changed);
  saveLogin(sampleLogin);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'rentsafe.theme' }));
  stop();
  clearLogin();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('with full storage, logging out in another tab signs out here too', () => {
  const stop = onLoginChange(() => {});
  localStorage.setItem('token', JSON.stringify(sampleLogin));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveLogin({ ...sampleLogin, access_token: 'access-2' });
  expect(readLogin()?.access_token).toBe('access-2');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  stop();
  expect(readLogin()).toBeNull();
});
