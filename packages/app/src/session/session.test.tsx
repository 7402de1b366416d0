import { sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { fullName, getIndividual, listIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH, login, logout } from '@rentsafe/domain/session';
import { deactivateUser } from '@rentsafe/domain/user';
import { toast } from '@rentsafe/ui/Toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../calls/queryClient';
import { readLogin, type StoredLogin } from '../login/storedLogin';
import { answer, refuse } from '../testing/answer';
import { enter } from '../testing/enter';
import { held } from '../testing/faults';
import { account } from '../testing/handlers';
import { sampleLogin, signedIn } from '../testing/login';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

function inAnotherTab(login: StoredLogin | null) {
  if (login) localStorage.setItem('token', JSON.stringify(login));
  else localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}

const individualTab = `${HOME_PATH}?tab=individual`;

/** The server knows no token but that of a new login. */
function endSessions() {
  let signedInAgain = false;
  server.use(
    http.post('*/api/auth/refresh/', () => refuse(401, { detail: 'Token is invalid.' })),
    http.post('*/api/auth/login/', () => {
      signedInAgain = true;
    }),
    http.get('*/api/individuals/*', () => (signedInAgain ? undefined : refuse(401, { detail: 'No.' }))),
  );
}

test('when the session ends, signing in again over the screen goes on where it was', async () => {
  signedIn();
  const { user, address } = renderApp(individualTab);
  const search = await screen.findByRole('searchbox');
  await screen.findByText('1 / 57');
  endSessions();
  await user.type(search, 'moyo{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(account.username);
  await enter(user, within(dialog).getByLabelText('Password'), account.password);
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/^1 \/ \d$/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('moyo');
  expect(address()).toContain('individual_q=moyo');
});

test.each([
  ['of 200 characters', 'r'.repeat(200)],
  ['with spaces', ' rudo makoni '],
  ['in Cyrillic', 'Рудо Макони'],
  ['that a field of emails would rewrite', 'rudo@пример.example'],
])('a username %s signs in again as it is stored', async (_, username) => {
  signedIn({ username });
  endSessions();
  const sent = vi.fn();
  server.use(
    answer(login, ({ body }) => {
      sent(body);
      return refuse(401, { detail: 'Invalid account.' });
    }),
  );
  const { user } = renderApp(individualTab);
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(username);
  await enter(user, within(dialog).getByLabelText('Password'), 'secret');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await within(dialog).findByRole('alert');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ username, password: 'secret' });
});

test('who signs in again under a stored login without a username types one', async () => {
  signedIn({ username: '' });
  endSessions();
  const { user } = renderApp(individualTab);
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  await enter(user, within(dialog).getByLabelText('Email'), account.username);
  await enter(user, within(dialog).getByLabelText('Password'), account.password);
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(readLogin()?.username).toBe(account.username));
});

test('a wrong password in that dialog says so and stays', async () => {
  signedIn();
  endSessions();
  const { user } = renderApp(individualTab);
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  server.use(http.post('*/api/auth/login/', () => refuse(401, { detail: 'Invalid account.' })));
  await enter(user, within(dialog).getByLabelText('Password'), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Invalid account\.$/);
});

test('Log out forgets the login and what was read, tells the server, and goes to the landing page', async () => {
  signedIn();
  const onLogout = vi.fn();
  server.use(
    answer(logout, ({ body, request }) => {
      onLogout(body, request.headers.get('Authorization'));
      return undefined;
    }),
  );
  const { user, address } = renderApp(individualTab);
  await screen.findByText('1 / 57');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/');
  expect(readLogin()).toBeNull();
  // What the screen still shows is forgotten with it.
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
  await waitFor(() => expect(onLogout).toHaveBeenCalledWith({ refresh: 'refresh-1' }, 'Bearer access-1'));
});

test('logging out in another tab leads to the login page and back', async () => {
  signedIn();
  const { address } = renderApp(individualTab);
  await screen.findByText('1 / 57');
  inAnotherTab(null);
  await screen.findByRole('heading', { name: 'Login to proceed' });
  expect(address()).toBe(`/login?next=${encodeURIComponent(individualTab)}`);
  expect(screen.getByRole('status')).toHaveTextContent(/signed out in another tab.*Sign in to continue/);
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
});

const other = { ...sampleLogin, username: 'tendai@rentsafe.example', access_token: 'access-8' };

const reportOfWhoLeft = `${individualTab}&individual_report=21`;

async function signedOutElsewhereWithReportOpen() {
  signedIn();
  const app = renderApp(reportOfWhoLeft);
  await screen.findByRole('heading', { name: 'Personal Details' });
  inAnotherTab(null);
  await screen.findByRole('heading', { name: 'Login to proceed' });
  expect(app.address()).toBe(`/login?next=${encodeURIComponent(reportOfWhoLeft)}`);
  return app;
}

async function signInAs(user: ReturnType<typeof renderApp>['user'], { username }: StoredLogin) {
  server.use(
    answer(login, () => ({
      user: { id: 1, username, user_type: 'staff' },
      access: 'access-9',
      refresh: 'refresh-9',
    })),
  );
  await enter(user, screen.getByLabelText('Email'), username);
  await enter(user, screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('who was signed out in another tab goes on where they were', async () => {
  const { user, address } = await signedOutElsewhereWithReportOpen();
  await signInAs(user, sampleLogin);
  await screen.findByRole('heading', { name: 'Personal Details' });
  expect(address()).toBe(reportOfWhoLeft);
});

test('someone else who signs in there starts at home, and reads no report of who left', async () => {
  const { user, address } = await signedOutElsewhereWithReportOpen();
  const read = vi.fn();
  server.use(http.get('*/api/individuals/:id/full-details/', () => read()));
  await signInAs(user, other);
  await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
  expect(address()).toBe(HOME_PATH);
  expect(read).not.toHaveBeenCalled();
});

test('so does someone else who has signed in elsewhere meanwhile, and comes back to that login page', async () => {
  const { router, address } = await signedOutElsewhereWithReportOpen();
  await act(() => router.navigate('/'));
  inAnotherTab(other);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
  expect(address()).toBe(HOME_PATH);
});

test('what was said to who has logged out is not said to the next person', async () => {
  signedIn();
  const { user, router } = renderApp(HOME_PATH);
  const leave = await screen.findByRole('button', { name: 'Log out' });
  act(() => void toast.error('Failed to create individual', { description: 'Rudo Makoni is known.' }));
  expect(await screen.findByText('Rudo Makoni is known.')).toBeVisible();
  await user.click(leave);
  await screen.findByRole('link', { name: 'Login' });
  signedIn(other);
  await router.navigate(HOME_PATH);
  expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
});

test('what was said goes when someone else signs in in another tab', async () => {
  signedIn();
  renderApp(HOME_PATH);
  await screen.findByRole('button', { name: 'Log out' });
  act(() => void toast.success('Individual created successfully!', { duration: Number.POSITIVE_INFINITY }));
  inAnotherTab(other);
  expect(await screen.findByText(`You are now signed in as ${other.username}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/created successfully/)).not.toBeInTheDocument());
});

test.each([
  ['is carried out', () => undefined],
  ['is refused', () => refuse(403, { detail: 'Farai stays.' })],
])('what the next person did not ask for is not said to them: it %s late', async (_, respond) => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const deletion = held(deactivateUser, respond);
  deletion.hold();
  server.use(deletion.handler);
  const { user } = renderApp(`${HOME_PATH}/admin/internal-users`);
  await user.click(await screen.findByRole('button', { name: 'Deactivate Farai Chirwa' }));
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const answered = vi.fn();
  server.events.on('response:mocked', ({ request }) => request.method === 'DELETE' && answered());
  inAnotherTab(other);
  await screen.findByText(`You are now signed in as ${other.username}`);
  deletion.release();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await screen.findByRole('button', { name: 'Deactivate Farai Chirwa' });
  act(() => void toast.info('The last word'));
  const notifications = screen.getByRole('region', { name: 'Notifications' });
  expect(notifications).toHaveTextContent('The last word');
  expect(notifications).not.toHaveTextContent(/User deactivated|Failed to deactivate/);
  expect(console.error).not.toHaveBeenCalled();
  server.events.removeAllListeners();
});

test('someone else who signs in in another tab is told so, and shown nothing of who was here', async () => {
  signedIn();
  const { user, address } = renderApp(`${individualTab}&individual_q=moyo`);
  await screen.findByText(/^1 \/ \d$/);
  await user.click(screen.getByRole('button', { name: 'Add New Individual' }));
  await enter(user, await screen.findByLabelText('First Name'), 'Rudo');
  const before = queryClient;
  server.use(
    answer(listIndividuals, ({ request }) => {
      expect(request.headers.get('Authorization')).toBe('Bearer access-8');
      return { next: null, previous: null, count: 0, results: [] };
    }),
  );
  inAnotherTab(other);
  expect(await screen.findByText('You are now signed in as tendai@rentsafe.example')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(address()).toBe(HOME_PATH);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Individual Payment Status' }));
  expect(await within(await screen.findByRole('table')).findByText('No data')).toBeVisible();
  expect(queryClient).not.toBe(before);
});

test('on the page of a record, the heading has the focus for someone else who signs in in another tab', async () => {
  signedIn();
  server.use(
    answer(getIndividual, ({ request }) => {
      const index = request.headers.get('Authorization') === 'Bearer access-8' ? 1 : 0;
      return { ...sampleIndividualReport(index), version: 1 };
    }),
  );
  renderApp(`${HOME_PATH}/individuals/1`);
  await screen.findByRole('heading', { level: 1, name: fullName(sampleIndividualReport(0)) });
  inAnotherTab(other);
  const readAnew = await screen.findByRole('heading', {
    level: 1,
    name: fullName(sampleIndividualReport(1)),
  });
  await waitFor(() => expect(readAnew).toHaveFocus());
});

test('a report that was open is closed, and not read in the name of someone else who signs in in another tab', async () => {
  signedIn();
  const readAs: (string | null)[] = [];
  server.use(
    http.get('*/api/individuals/:id/full-details/', ({ request }) => {
      readAs.push(request.headers.get('Authorization'));
    }),
  );
  const { address } = renderApp(`${individualTab}&individual_report=21`);
  await screen.findByRole('heading', { name: 'Personal Details' });
  inAnotherTab(other);
  await screen.findByText(`You are now signed in as ${other.username}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(HOME_PATH);
  expect(readAs).toEqual(['Bearer access-1']);
});
