import { listIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH, login, logout, refreshSession } from '@rentsafe/domain/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readLogin, type StoredLogin } from '../login/storedLogin';
import { answer, refuse } from '../testing/answer';
import { enter } from '../testing/enter';
import { fails, held } from '../testing/faults';
import { account } from '../testing/handlers';
import { sampleLogin, signedIn } from '../testing/login';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

const other = { ...sampleLogin, id: 2, username: 'tendai@rentsafe.example', access_token: 'access-8' };
const newer = { ...sampleLogin, access_token: 'access-7' };

const ended = vi.fn();
beforeEach(() => {
  ended.mockClear();
  server.use(
    answer(logout, ({ body, request }) => {
      ended(body, request.headers.get('Authorization'));
      return undefined;
    }),
  );
});

/** The session that a late answer has begun is over on the server. */
const lateSessionIsEnded = () =>
  waitFor(() => expect(ended).toHaveBeenCalledWith({ refresh: 'refresh-9' }, 'Bearer access-9'));

/** Another tab stores a login or removes it; this tab hears of it by `sendStorageEvent`. */
function inAnotherTab(stored: StoredLogin | null) {
  if (stored) localStorage.setItem('token', JSON.stringify(stored));
  else localStorage.removeItem('token');
}
const sendStorageEvent = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

/** Presses Sign in on the form that is shown; gives back what lets the answer come. */
async function signInUnanswered({ user }: ReturnType<typeof renderApp>, form: HTMLElement) {
  const sent = vi.fn();
  const late = held(login, () => ({
    user: { id: 1, username: account.username, user_type: 'staff' },
    access: 'access-9',
    refresh: 'refresh-9',
  }));
  late.hold();
  server.use(late.handler);
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(login.path)) sent();
  });
  onTestFinished(() => server.events.removeAllListeners());
  const email = within(form).getByLabelText<HTMLInputElement>('Email');
  if (!email.readOnly) await enter(user, email, account.username);
  await enter(user, within(form).getByLabelText('Password'), account.password);
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return late.release;
}

async function signInAgainUnanswered() {
  signedIn();
  const refuseOwn = answer(listIndividuals, ({ request }) =>
    request.headers.get('Authorization') === `Bearer ${sampleLogin.access_token}`
      ? refuse(401, { detail: 'Token is invalid.' })
      : { count: 0, next: null, previous: null, results: [] },
  );
  server.use(refuseOwn, fails(refreshSession, 'unauthorised'));
  const app = renderApp(`${HOME_PATH}?tab=individual`);
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  return { ...app, dialog, release: await signInUnanswered(app, dialog) };
}

async function signInOnThePage() {
  const app = renderApp('/login');
  const form = await screen.findByRole('form', { name: 'Login' });
  return { ...app, release: await signInUnanswered(app, form) };
}

test('Log out while signing in again is on its way: the late answer signs nobody in, and its session is ended', async () => {
  const { user, dialog, address, release } = await signInAgainUnanswered();
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Login' });
  release();
  await lateSessionIsEnded();
  expect(readLogin()).toBeNull();
  expect(address()).toBe('/');
});

test.each([
  ['that logs out', null, /You signed out in another tab/],
  ['where another person signs in', other, `You are now signed in as ${other.username}`],
])('a tab %s is not overruled by a late answer to signing in again', async (_, stored, words) => {
  const { release } = await signInAgainUnanswered();
  inAnotherTab(stored);
  release();
  await lateSessionIsEnded();
  expect(readLogin()).toEqual(stored);
  sendStorageEvent();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the late answer to who has left the login page signs nobody in', async () => {
  const { router, release } = await signInOnThePage();
  await act(() => router.navigate('/services'));
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  release();
  await lateSessionIsEnded();
  expect(readLogin()).toBeNull();
  expect(router.state.location.pathname).toBe('/services');
});

test('another person who signs in in another tab stays signed in, and one can sign in once more', async () => {
  const { user, release } = await signInOnThePage();
  inAnotherTab(other);
  release();
  expect(await screen.findByText(/signed in or out in another tab.*Sign in again/)).toBeVisible();
  await lateSessionIsEnded();
  expect(readLogin()).toEqual(other);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
  expect(readLogin()?.access_token).toBe('access-9');
});

test('who has signed in in another tab meanwhile goes on with that login', async () => {
  const { release } = await signInOnThePage();
  inAnotherTab(newer);
  release();
  await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
  await lateSessionIsEnded();
  expect(readLogin()).toEqual(newer);
});
