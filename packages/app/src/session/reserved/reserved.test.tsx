import type { Role } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createUser, listUsers } from '@rentsafe/domain/user';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { signedInAs } from '../../testing/login';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

const users = `${HOME_PATH}/admin/internal-users`;
const refusals = vi.fn();

beforeEach(() => {
  refusals.mockClear();
  server.events.removeAllListeners();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.events.on('response:mocked', ({ request, response }) => {
    if (response.status === 403) refusals(request.url);
  });
});

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an Admin of a client manages the users of that client', async () => {
  signedInAs('clientAdmin');
  const clients: (string | undefined)[] = [];
  server.use(
    answer(listUsers, ({ ids }) => {
      clients.push(ids.client);
      return { count: 0, next: null, previous: null, results: [] };
    }),
    answer(createUser, ({ ids }) => {
      clients.push(ids.client);
      return refuse(409, { email: ['A user with this email already exists.'], existing: { id: 1 } });
    }),
  );
  const { user } = renderApp(users);
  expect(await h1('Users of Baobab Properties')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add User' }));
  await user.type(form.getByLabelText(/^First Name/), 'Chipo');
  await user.type(form.getByLabelText(/^Last Name/), 'Banda');
  await user.type(form.getByLabelText(/^Email/), 'chipo@baobab.example');
  await user.click(form.getByRole('button', { name: 'Add User' }));
  expect((await form.findAllByText(/already exists/))[0]).toBeVisible();
  expect(clients).toEqual(['2', '2']);
});

test.each<[Role, string, string]>([
  ['user', 'Internal Users', 'An Admin of RentSafe'],
  ['clientUser', 'Users of Baobab Properties', 'An Admin of Baobab Properties'],
])('a User (%s) finds whom to ask, and the own account', async (role, title, admins) => {
  signedInAs(role);
  renderApp(users);
  expect(await h1(title)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(admins);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/account?tab=password`,
  );
  expect(main.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(refusals).not.toHaveBeenCalled();
});

test.each(['Clients', 'Places'])("%s is for the provider's Admins", async (label) => {
  const path = `${HOME_PATH}/admin/${label.toLowerCase()}`;
  signedInAs('admin');
  renderApp(path);
  expect(await screen.findByRole('link', { name: label })).toBeVisible();
  expect(await h1(label)).toBeVisible();
  expect(screen.queryByText('For RentSafe Admins')).not.toBeInTheDocument();
});

test.each(['Clients', 'Places'])(
  'others find no link to %s, and at its address whose it is',
  async (label) => {
    signedInAs('clientAdmin');
    renderApp(`${HOME_PATH}/admin/${label.toLowerCase()}`);
    expect(await screen.findByRole('heading', { name: 'For RentSafe Admins' })).toBeVisible();
    expect(await h1(label)).toBeVisible();
    expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
    expect(refusals).not.toHaveBeenCalled();
  },
);

test.each<[Role, boolean]>([
  ['user', true],
  ['clientAdmin', false],
])('a new branch is offered to staff alone: %s', async (role, isOffered) => {
  signedInAs(role);
  renderApp(`${HOME_PATH}?tab=company`);
  expect((await screen.findAllByRole('button', { name: /^View report/ }))[0]).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'New Branch' }).length > 0).toBe(isOffered);
});
