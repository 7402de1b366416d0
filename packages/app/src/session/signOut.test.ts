import { logout, refreshSession } from '@rentsafe/domain/session';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../calls/queryClient';
import { readLogin } from '../login/storedLogin';
import { answer, refuse } from '../testing/answer';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { signOut } from './signOut';

const onLogout = vi.fn();

/** The server has forgotten the access token of the sample login. */
const expired = answer(logout, ({ body, request }) => {
  const token = request.headers.get('Authorization');
  if (token === 'Bearer access-1') return refuse(401, { detail: 'Token is invalid or expired.' });
  onLogout(body, token);
  return undefined;
});

beforeEach(() => {
  onLogout.mockClear();
  server.use(expired);
});

test('with an access token that has expired the server still hears of it, and nothing new is stored', async () => {
  signedIn();
  signOut(createQueryClient());
  expect(readLogin()).toBeNull();
  await expect
    .poll(() => onLogout)
    .toHaveBeenCalledExactlyOnceWith({ refresh: 'refresh-2' }, 'Bearer access-2');
  expect(readLogin()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['the refresh is refused', () => refuse(401, { detail: 'Token is invalid.' }), 'refresh-1'],
  ['there is no refresh token', () => expect.unreachable('nothing to refresh with'), null],
])('once, where %s', async (_, respond, refresh_token) => {
  const onRequest = vi.fn();
  server.events.on('request:end', ({ request }) => onRequest(new URL(request.url).pathname));
  server.use(http.post(`*${refreshSession.path}`, respond));
  signedIn({ refresh_token });
  signOut(createQueryClient());
  const calls = refresh_token ? [logout.path, refreshSession.path] : [logout.path];
  await expect.poll(() => onRequest.mock.calls.flat()).toEqual(calls);
  expect(onLogout).not.toHaveBeenCalled();
  server.events.removeAllListeners();
});
