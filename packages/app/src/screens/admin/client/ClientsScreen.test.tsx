import { getBook, updateBook } from '@rentsafe/domain/book';
import { createClient } from '@rentsafe/domain/client';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createUser, listUsers } from '@rentsafe/domain/user';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { formOf } from '../../../testing/forms';
import { signedIn } from '../../../testing/login';
import { sampleBook } from '../../../testing/maintenanceHandlers';
import { sampleInvitation } from '../../../testing/mockedForms';
import { pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { fillIn } from '../../../wholeApp/dialogForm';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/admin/clients`;

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

test('adds a client with the company on record that it is', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(createClient, ({ body }) => {
      sent.push(body);
      return { id: 3, name: 'Acacia', company: 1 };
    }),
  );
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Client' });
  await fillIn(user, dialog, { Name: 'Acacia' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Company' }));
  const [company] = await screen.findAllByRole('option');
  await user.click(company as HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Add Client' }));
  expect(await screen.findByText('Client created successfully!')).toBeVisible();
  expect(sent).toEqual([{ name: 'Acacia', company: 1 }]);
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Users of Baobab Properties' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add User' });
  await fillIn(user, dialog, formOf.user.filling);
  await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
  expect(await screen.findByRole('dialog', { name: /^Invitation for/ })).toBeVisible();
  expect(clients).toEqual(['2', '2']);
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
