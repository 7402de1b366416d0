import {
  changePassword,
  deviceOf,
  endOtherSessions,
  endSession,
  HOME_PATH,
  listSessions,
} from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { sampleSessions } from '../../../testing/handlers';
import { signedIn } from '../../../testing/login';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/account`;
const good = 'Msasa shade at midday 8';

beforeEach(() => void signedIn());

async function openMenu() {
  const { user, ...app } = renderApp(`${HOME_PATH}/todo`);
  await screen.findByRole('heading', { level: 1, name: 'To Do List' });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const menu = await screen.findByRole('menu');
  const choose = (name: string) => user.click(within(menu).getByRole('menuitem', { name }));
  return { user, ...app, menu, choose };
}

test('the account menu leads to the profile, and focus to its heading', async () => {
  const { choose, address } = await openMenu();
  await choose('Your profile');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your account' });
  expect(await screen.findByText('Organisation')).toBeVisible();
  expect(address()).toBe(path);
  await waitFor(() => expect(heading).toHaveFocus());
});

test('the account menu sets the density of rows, and shows the shortcuts', async () => {
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByRole('menuitemradio', { name: 'Compact rows' }));
  expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const compact = await screen.findByRole('menuitemradio', { name: 'Compact rows' });
  expect(compact).toBeChecked();
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('the account menu opens by keys at its first item, and logs out', async () => {
  const { user, address } = renderApp(`${HOME_PATH}/todo`);
  (await screen.findByRole('button', { name: 'Account' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Your profile' })).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/');
});

async function change(password: string, confirmation = password) {
  const { user } = renderApp(`${path}?tab=password`);
  const form = within(await screen.findByRole('form', { name: 'Change password' }));
  await enter(user, form.getByLabelText(/^Current Password/), 'the old one');
  await enter(user, form.getByLabelText(/^New Password/), password);
  await enter(user, form.getByLabelText(/^Confirm Password/), confirmation);
  await user.click(form.getByRole('button', { name: 'Change password' }));
}

test('a password is changed, and stands in no field afterwards', async () => {
  const received = vi.fn();
  server.use(answer(changePassword, ({ body }) => void received(body)));
  await change(good);
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(received).toHaveBeenCalledExactlyOnceWith({ current_password: 'the old one', password: good });
  await waitFor(() => expect(screen.getByLabelText(/^Current Password/)).toHaveValue(''));
  expect(screen.getByLabelText(/^New Password/)).toHaveValue('');
});

test('the rules of a password are shown as one types, and a weak one is not sent', async () => {
  const received = vi.fn();
  server.use(answer(changePassword, received));
  await change('short', 'other');
  expect(screen.getByRole('list', { name: 'Password rules' })).toHaveTextContent(
    'At least 12 characters: not met yet',
  );
  expect(screen.getByLabelText(/^New Password/)).toHaveAccessibleDescription(
    expect.stringContaining('Use at least 12 characters.'),
  );
  expect(received).not.toHaveBeenCalled();
});

test('a wrong current password is refused at its field', async () => {
  const text = 'This is not your password.';
  server.use(answer(changePassword, () => refuse(400, { current_password: [text] })));
  await change(good);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Current Password/)).toHaveAccessibleDescription(
      expect.stringContaining(text),
    ),
  );
  expect(screen.getByLabelText(/^New Password/)).toHaveValue(good);
});

test('sessions are listed, and ended one by one or all others at once', async () => {
  const ended: string[] = [];
  server.use(
    answer(listSessions, () => sampleSessions.filter(({ id }) => !ended.includes(String(id)))),
    answer(endSession, ({ ids }) => void ended.push(ids.id ?? '')),
    answer(endOtherSessions, () => void ended.push('others')),
  );
  const { user } = renderApp(`${path}?tab=sessions`);
  expect(await screen.findByRole('row', { name: /Chrome on Windows.*This device.*Passkey/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Chrome on Android.*New device.*Password/ })).toBeVisible();
  expect(screen.getByText('Your account was signed in to from a new device')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Sign out of Chrome on Android' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  expect(ended).toEqual(['others', '2']);
  expect(screen.queryByRole('button', { name: 'Sign out of Chrome on Windows' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/145.0 Safari/537.36 Edg/145.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.9', 'curl/8.9'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
