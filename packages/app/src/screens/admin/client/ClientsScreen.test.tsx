import { getBook, updateBook } from '@rentsafe/domain/book';
import { createClient } from '@rentsafe/domain/client';
import { listDisputes } from '@rentsafe/domain/dispute';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createUser, listUsers } from '@rentsafe/domain/user';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { formOf } from '../../../testing/forms';
import { signedIn } from '../../../testing/login';
import { sampleBook } from '../../../testing/maintenanceHandlers';
import { sampleInvitation } from '../../../testing/mockedForms';
import { pageOf } from '../../../testing/mockedLists';
import { sampleDispute } from '../../../testing/sampleDispute';
import { server } from '../../../testing/server';
import { fillIn } from '../../../wholeApp/dialogForm';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/admin/clients`;

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const admin = { 'First Name': 'Chipo', 'Last Name': 'Banda', Email: 'chipo@acacia.example' };
const adminBody = {
  first_name: 'Chipo',
  last_name: 'Banda',
  email: 'chipo@acacia.example',
  access_level: 1,
};

test('adds a client with the company on record that it is, and its Admin, who is invited', async () => {
  const sent: unknown[] = [];
  let isTaken = true;
  server.use(
    answer(createClient, ({ body }) => {
      sent.push(body);
      return { id: 3, name: 'Acacia', company: 1 };
    }),
    answer(createUser, ({ ids, body }) => {
      sent.push([ids.client, body]);
      if (isTaken) return refuse(400, { email: ['This email is already used.'] });
      return { ...(body as object), id: 9, is_active: true, invitation: sampleInvitation } as never;
    }),
  );
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Client' });
  await fillIn(user, dialog, { Name: 'Acacia', ...admin });
  await user.click(within(dialog).getByRole('combobox', { name: 'Company' }));
  const [company] = await screen.findAllByRole('option');
  await user.click(company as HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Add Client' }));
  expect(await within(dialog).findByText('Acacia was added, but has no Admin yet.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Email/)).toHaveAccessibleDescription(/This email is already used\./);
  isTaken = false;
  await user.click(within(dialog).getByRole('button', { name: 'Add Client' }));
  expect(await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' })).toBeVisible();
  expect(sent).toEqual([{ name: 'Acacia', company: 1 }, ['3', adminBody], ['3', adminBody]]);
});

test('a client without an Admin is named, and its first user is one', async () => {
  server.use(answer(listUsers, (request) => pageOf([], request)));
  const { user } = renderApp(`${path}/2`);
  expect(await screen.findByText('Baobab Properties has no Admin.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Admin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add User' });
  expect(within(dialog).getByRole('combobox', { name: /^Access Level/ })).toHaveTextContent('Admin');
});

test('the users of a client are listed, and added to it', async () => {
  const clients: unknown[] = [];
  server.use(
    answer(listUsers, (request) => {
      clients.push(request.ids.client);
      return pageOf([], request);
    }),
    answer(createUser, ({ ids, body }) => {
      clients.push(ids.client);
      return { ...(body as object), id: 9, is_active: true, invitation: sampleInvitation } as never;
    }),
  );
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('link', { name: 'Users of Baobab Properties' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Baobab Properties' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Users of Baobab Properties' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add User' });
  await fillIn(user, dialog, formOf.user.filling);
  await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
  expect(await screen.findByRole('dialog', { name: /^Invitation for/ })).toBeVisible();
  expect(new Set(clients)).toEqual(new Set(['2']));
});

test('a client is shown with its contact, plan, use of storage, open disputes and consents', async () => {
  server.use(
    answer(getBook, () => ({ ...sampleBook, client: { id: 2, name: 'Baobab Properties' } })),
    answer(listDisputes, (request) => pageOf([sampleDispute], { ...request, query: new URLSearchParams() })),
  );
  renderApp(`${path}/2`);
  expect(await screen.findByRole('link', { name: '1 open' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/admin/disputes?disputes_client=2&disputes_state=open`,
  );
  expect(screen.getByRole('link', { name: 'Consents of this client' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/admin/consents?consents_client=2`,
  );
  for (const name of ['Contact', 'Accounts', 'Plan and usage'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(/ of .+ used$/)).toBeVisible();
});

test('a page that is not there is named, and page 1 is shown', async () => {
  renderApp(`${path}?clients_page=none`);
  expect(await screen.findByText('There is no page none. Showing page 1.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Users of Baobab Properties' })).toBeVisible();
});

test('G5 the provider says up to which day the book of a client was checked, and reads what that means', async () => {
  const sent = vi.fn();
  const book = { ...sampleBook, client: { id: 2, name: 'Baobab Properties' } };
  server.use(
    answer(getBook, () => ({ ...book, verified_on: null })),
    answer(updateBook, ({ body }) => {
      sent(body);
      return { ...book, verified_on: '2026-04-01', version: 2 };
    }),
  );
  const { user } = renderApp(`${path}/2`);
  expect(await screen.findByText('RentSafe has not verified these accounts.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify accounts…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify Accounts' });
  await fillIn(user, dialog, { 'Verified Up To': '01/04/2026' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('RentSafe has verified these accounts up to 01 Apr 2026.')).toBeVisible();
  expect(
    screen.getByText(/^Charges recorded by this day count in reports, whatever their due date\./),
  ).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ verified_on: '2026-04-01', claim_wait_days: 20, version: 1 });
});
