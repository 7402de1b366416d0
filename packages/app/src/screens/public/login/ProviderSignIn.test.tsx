import { login } from '@rentsafe/domain/session';
import {
  finishProviderSignIn,
  getProviderSignOut,
  getSignInProvider,
  startProviderSignIn,
} from '@rentsafe/domain/signInProvider';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { readLogin } from '../../../login/storedLogin';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { needsFactor, sampleCode } from '../../../testing/factorHandlers';
import { account } from '../../../testing/handlers';
import { sampleLogin } from '../../../testing/login';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const signedIn = {
  user: { id: 7, username: 'chipo@rentsafe.example', user_type: 'staff' },
  access: 'access of the provider',
  refresh: 'refresh',
};
const answered = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answered.mockReset();
  server.use(
    answer(getSignInProvider, () => ({ name: 'Kopje Identity' })),
    // An address that the page does not leave for: no test can.
    answer(startProviderSignIn, () => ({ url: 'javascript:alert(1)', handle: 'sealed' })),
    answer(finishProviderSignIn, ({ body }) => {
      answered(body);
      return signedIn;
    }),
  );
});

/** Sets out from the sign-in page, and comes back to it with an answer. */
async function comeBack(from: string, query = '?code=abc&state=xyz') {
  const first = renderApp(from);
  await first.user.click(await screen.findByRole('button', { name: 'Sign in with Kopje Identity' }));
  await vi.waitFor(() => expect(sessionStorage.getItem('provider-sign-in')).not.toBeNull());
  cleanup();
  return renderApp(`/login${query}`);
}

test('coming back signs in, with the handle of this tab, and leads to where one was going', async () => {
  const next = '/services/rent-safe/leases?show=Current';
  const { address } = await comeBack(`/login?next=${encodeURIComponent(next)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Leases' })).toBeVisible();
  expect(address()).toBe(next);
  expect(answered).toHaveBeenCalledExactlyOnceWith({ answer: '?code=abc&state=xyz', handle: 'sealed' });
  expect(readLogin()).toMatchObject({ username: 'chipo@rentsafe.example', access_token: signedIn.access });
  expect(sessionStorage).toHaveLength(0);
});

test('an account with a second factor is asked for it, and goes on to where it was going', async () => {
  server.use(answer(finishProviderSignIn, () => needsFactor()));
  const { user, address } = await comeBack(`/login?next=${encodeURIComponent('/services/rent-safe/leases')}`);
  await enter(user, await screen.findByLabelText(/^Code/), sampleCode);
  expect(readLogin()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Leases' })).toBeVisible();
  expect(address()).toBe('/services/rent-safe/leases');
  expect(readLogin()).toEqual(sampleLogin);
});

test.each(['//evil.example/', 'https://evil.example', '/\\evil.example'])(
  'next=%s leads to the rental area, also after the provider',
  async (next) => {
    const { address } = await comeBack(`/login?next=${encodeURIComponent(next)}`);
    await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
    expect(address()).toBe('/services/rent-safe');
  },
);

test('an answer that this tab did not ask for signs nobody in', async () => {
  renderApp('/login?code=of-an-attacker&state=theirs');
  expect(await screen.findByRole('alert')).toHaveTextContent(/not begun in this tab/);
  expect(answered).not.toHaveBeenCalled();
  expect(readLogin()).toBeNull();
});

test('a refusal says why, and the password still works', async () => {
  const detail = 'Nobody signs in here with this account of Kopje Identity.';
  server.use(answer(finishProviderSignIn, () => refuse(403, { detail })));
  const { user } = await comeBack('/login');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  await enter(user, screen.getByRole('textbox', { name: 'Email' }), account.username);
  await enter(user, screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Status' })).toBeVisible();
});

test('whoever signed in with the provider can sign out of it afterwards', async () => {
  const asked = vi.fn(() => ({ url: null }));
  server.use(answer(getProviderSignOut, asked));
  localStorage.setItem('provider-signed-in', '1');
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Sign out of Kopje Identity' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out of/ })).toBeNull());
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['names none', () => HttpResponse.json({ name: null })],
  ['knows no such call', () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })],
  ['answers a page', () => HttpResponse.html('<p>No</p>')],
])('where the server %s there is only the password', async (_, respond) => {
  const called = vi.fn(respond);
  server.use(
    http.get('*/api/auth/provider/', called),
    answer(login, () => refuse(401, {})),
  );
  renderApp('/login');
  await vi.waitFor(() => expect(called).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sign in with/ })).not.toBeInTheDocument();
});
