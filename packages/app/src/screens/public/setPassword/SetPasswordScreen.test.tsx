import { checkInvitation, setPassword } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

// Large, and loaded after the page: what it says of a password is there at once in these tests.
beforeAll(() => import('@rentsafe/domain/password'));

const good = 'kopje-lantern-violet-42';

async function open(search = '#token=one-time') {
  const app = renderApp(`/set-password${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Set your password' });
  return app;
}

const password = () => screen.getByLabelText(/^New Password/);
const confirmation = () => screen.getByLabelText(/^Confirm Password/);

async function send(typed: string, again = typed) {
  const app = await open();
  await screen.findByLabelText(/^New Password/);
  await enter(app.user, password(), typed);
  await enter(app.user, confirmation(), again);
  await app.user.click(screen.getByRole('button', { name: 'Set password' }));
  return app;
}

test('sets the password with the token of the link and leads to the login page, which says so', async () => {
  const received = vi.fn();
  server.use(answer(setPassword, ({ body }) => void received(body)));
  const { address } = await send(good);
  expect(await screen.findByText('Your password is set. Sign in with it.')).toBeVisible();
  expect(address()).toBe('/login');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('rudo.makoni@rentsafe.example');
  expect(received).toHaveBeenCalledExactlyOnceWith({ token: 'one-time', password: good });
});

test('takes the token of an older link too', async () => {
  await open('?token=one-time');
  expect(await screen.findByRole('button', { name: 'Set password' })).toBeEnabled();
});

test('shows whose link it is, having asked the server once', async () => {
  const received = vi.fn();
  server.use(
    answer(checkInvitation, ({ body }) => {
      received(body);
      return { username: 'chipo@rentsafe.example', expires_at: '2026-03-08T08:30:00Z' };
    }),
  );
  await open();
  expect(await screen.findByText('chipo@rentsafe.example')).toBeVisible();
  expect(received).toHaveBeenCalledExactlyOnceWith({ token: 'one-time' });
});

test('a dead link is refused on opening, before a password is typed', async () => {
  server.use(answer(checkInvitation, () => refuse(400, { token: ['This link was used already.'] })));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask an Admin for a new one');
  expect(screen.queryByLabelText(/^New Password/)).not.toBeInTheDocument();
});

test.each([
  ['no connection', () => HttpResponse.error()],
  ['a server in trouble', () => refuse(503, { detail: 'Later.' })],
])('%s on opening: the form is there all the same', async (_, respond) => {
  server.use(http.post('*/api/auth/invitation/', respond));
  await open();
  expect(await screen.findByLabelText(/^New Password/)).toBeVisible();
});

test('the rules are marked while one types', async () => {
  const { user } = await open();
  await screen.findByLabelText(/^New Password/);
  const met = () =>
    screen.getAllByRole('listitem').map((rule) => rule.textContent?.endsWith(': met') && rule.textContent);
  expect(met()).toEqual([false, false, false]);
  await enter(user, password(), 'password1234');
  expect(met()).toEqual(['At least 12 characters: met', false, 'Not your email address: met']);
  await user.clear(password());
  await enter(user, password(), 'rudo@rentsafe.example');
  expect(met()).toEqual(['At least 12 characters: met', 'Not a common password: met', false]);
  await user.clear(password());
  await enter(user, password(), good);
  expect(met()).not.toContain(false);
  expect(screen.getByText('All password rules are met.')).toBeInTheDocument();
});

test.each([
  ['elevenchars', 'elevenchars', /at least 12 characters/, password],
  ['Zimbabwe2026', 'Zimbabwe2026', /too common/, password],
  ['rudo@rentsafe.example', 'rudo@rentsafe.example', /email address/, password],
  [good, `${good}!`, /same password/, confirmation],
])('%s, %s: not sent, and the field says why', async (typed, again, message, field) => {
  const called = vi.fn(() => refuse(500, {}));
  server.use(answer(setPassword, called));
  await send(typed, again);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(expect.stringMatching(message));
  expect(called).not.toHaveBeenCalled();
});

test('a link that was used, has expired or is not known says whom to ask', async () => {
  server.use(answer(setPassword, () => refuse(400, { token: ['This link was used already.'] })));
  await send(good);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ask an Admin for a new one');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test.each(['', '?token=', '?token=%20'])('%j: the link is not complete', async (search) => {
  await open(search);
  expect(screen.getByRole('alert')).toHaveTextContent('not complete');
  expect(screen.queryByRole('button', { name: 'Set password' })).not.toBeInTheDocument();
});

test("the server's own refusal stands at the password", async () => {
  const message = 'The password is too similar to the email address.';
  server.use(answer(setPassword, () => refuse(400, { password: [message] })));
  await send('takudzwanashe');
  expect(await screen.findByLabelText(/^New Password/)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});

test.each([
  ['no connection', () => HttpResponse.error(), /could not be reached/],
  ['too many', () => refuse(429, {}, { 'Retry-After': '60' }), /Try again in 1 minute/],
  ['500 HTML', () => HttpResponse.html('<h1>x</h1>', { status: 500 }), /had a problem/],
])('%s: says so, and what was typed is still there', async (_, respond, message) => {
  server.use(http.post('*/api/auth/set-password/', respond));
  await send(good);
  expect(await screen.findByText(message)).toBeVisible();
  expect(password()).toHaveValue(good);
});
