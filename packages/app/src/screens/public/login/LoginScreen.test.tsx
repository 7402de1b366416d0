import { forgotPassword, getPasswordHelp, login } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { readLogin } from '../../../login/storedLogin';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { account } from '../../../testing/handlers';
import { sampleLogin, signedIn } from '../../../testing/login';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

async function openLogin(path = '/login') {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Login to proceed' });
  const email = screen.getByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Sign in' });
  return { ...app, email, password, button };
}

async function signIn(path?: string, username = account.username, secret = account.password) {
  const page = await openLogin(path);
  await enter(page.user, page.email, username);
  await enter(page.user, page.password, secret);
  await page.user.click(page.button);
  return page;
}

test('signing in stores the login and goes to the rental area, replacing history', async () => {
  const { address, router } = await signIn();
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Status' })).toBeVisible();
  expect(address()).toBe('/services/rent-safe');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(readLogin()).toEqual(sampleLogin);
});

test('signing in leads to next, search included', async () => {
  const next = '/services/rent-safe/leases?show=Current';
  const { address } = await signIn(`/login?next=${encodeURIComponent(next)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Leases' })).toBeVisible();
  expect(address()).toBe(next);
});

test('whoever comes by an address that needs a login sees the form alone', async () => {
  await openLogin('/services/rent-safe/todo');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each(['//evil.example/', 'https://evil.example', '/\\evil.example', '/login'])(
  'next=%s leads to the rental area',
  async (next) => {
    const { address } = await signIn(`/login?next=${encodeURIComponent(next)}`);
    await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
    expect(address()).toBe('/services/rent-safe');
  },
);

test('who is signed in is sent on', async () => {
  signedIn();
  const { address } = renderApp('/login?next=%2Fservices%2Frent-safe%2Fleases');
  expect(await screen.findByRole('heading', { level: 1, name: 'Leases' })).toBeVisible();
  expect(address()).toBe('/services/rent-safe/leases');
});

test('a wrong password says exactly that the account is invalid, and nothing typed is lost', async () => {
  const { email, password } = await signIn(undefined, account.username, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid account\.$/);
  expect(email).toHaveValue(account.username);
  expect(password).toHaveValue('wrong');
  expect(readLogin()).toBeNull();
});

test.each([
  ['the server is down', () => HttpResponse.error(), /could not be reached/],
  ['a 500 with HTML', () => HttpResponse.html('<h1>Oops</h1>', { status: 500 }), /server had a problem/],
  ['malformed JSON', () => HttpResponse.text('{"user": '), /could not be read/],
  ['too many attempts', () => refuse(429, {}, { 'Retry-After': '300' }), /Try again in 5 minutes/],
])('%s: invalid account, and a second line names the cause', async (_, respond, cause) => {
  server.use(http.post('*/api/auth/login/', respond));
  const { email, password } = await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid account\.$/);
  expect(screen.getByText(cause)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/<h1>|Oops|{/);
  expect(email).toHaveValue(account.username);
  expect(password).toHaveValue(account.password);
});

test('what is no email sends nothing, and the field says so', async () => {
  const called = vi.fn(() => refuse(401, {}));
  server.use(answer(login, called));
  const { email } = await signIn(undefined, 'rudo', 'kopje');
  expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.');
  expect(email).toHaveFocus();
  expect(called).not.toHaveBeenCalled();
});

test('blank fields send nothing and say what is missing', async () => {
  const called = vi.fn(() => refuse(401, {}));
  server.use(answer(login, called));
  const { user, email, password, button } = await openLogin();
  await user.click(button);
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Enter your email.');
  await enter(user, email, account.username);
  await user.type(password, '   ');
  await user.click(button);
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Enter your password.');
  expect(called).not.toHaveBeenCalled();
});

test('while it is sent, the button waits and a second press sends nothing', async () => {
  const called = vi.fn();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    answer(login, async () => {
      called();
      await held;
      return refuse(401, {});
    }),
  );
  const { user, button } = await signIn();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  release();
  await screen.findByRole('alert');
  expect(called).toHaveBeenCalledTimes(1);
});

test("'Forgot Password?' explains whom to ask", async () => {
  const { user } = await openLogin();
  const forgot = screen.getByRole('button', { name: 'Forgot Password?' });
  expect(forgot).toHaveAttribute('aria-expanded', 'false');
  await user.click(forgot);
  expect(screen.getByText(/Ask your administrator/)).toBeVisible();
});

test('where the server sends email, a link is asked for with the email that was typed', async () => {
  const asked = vi.fn();
  server.use(
    answer(getPasswordHelp, () => ({ email: true })),
    answer(forgotPassword, ({ body }) => {
      asked(body);
      return undefined;
    }),
  );
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  const send = await screen.findByRole('button', { name: 'Email me a link' });
  await user.click(send);
  expect(screen.getByText(/Enter your email above/)).toBeVisible();
  await user.click(screen.getByLabelText(/^Email/));
  await user.paste('chipo@rentsafe.example');
  await user.click(send);
  expect(await screen.findByText(/If there is an account for chipo@rentsafe\.example/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ username: 'chipo@rentsafe.example' });
  expect(screen.queryByRole('button', { name: 'Email me a link' })).not.toBeInTheDocument();
});
