import { createBankAccount, listBankAccounts } from '@rentsafe/domain/bankAccount';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../../testing/answer';
import { newBook } from '../../../../testing/firstStepHandlers';
import { signedInUser } from '../../../../testing/handlers';
import { signedIn } from '../../../../testing/login';
import { sampleAccounts } from '../../../../testing/sampleReceipts';
import { server } from '../../../../testing/server';
import { fillIn } from '../../../../wholeApp/dialogForm';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => void signedIn());

const steps = async () => within(await screen.findByRole('group', { name: 'First steps' }));
const rowsOf = (list: Awaited<ReturnType<typeof steps>>) =>
  list.getAllByRole('listitem').map((item) => item.textContent);
const shown = () => screen.findByRole('group', { name: 'Credit Given' });
const list = () => screen.queryByRole('group', { name: 'First steps' });

test('of an empty book lead to where each is done', async () => {
  server.use(...newBook());
  renderApp(HOME_PATH);
  const list = await steps();
  expect(list.getByText('1 of 7 done')).toBeVisible();
  expect(rowsOf(list)).toEqual([
    'Set up your agencyDone',
    'Add a bank accountTo do',
    'Add a propertyTo do',
    'Create a leaseOr import them from a file, with their units and tenants.To do',
    'Add lease templatesThree sample leases are there to begin with.To do',
    'Run monthly billingCharges rent on all active leases.To do',
    'Record a receiptMoney is received into a bank account.To do',
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [
      '/settings/agency',
      '/property-list',
      '/leases/new',
      '/leases/import',
      '/lease-templates',
      '/customers/invoicing/month-run',
      '/customers/receipts',
    ].map((path) => HOME_PATH + path),
  );
});

test('a bank account is added on the spot, and ticked', async () => {
  const sent: unknown[] = [];
  const [account] = sampleAccounts;
  server.use(
    ...newBook(),
    answer(createBankAccount, ({ body }) => {
      sent.push(body);
      server.use(
        answer(listBankAccounts, () => ({
          count: 1,
          next: null,
          previous: null,
          results: [...sampleAccounts],
        })),
      );
      return account as (typeof sampleAccounts)[number];
    }),
  );
  const { user } = renderApp(HOME_PATH);
  await user.click((await steps()).getByRole('button', { name: 'Add a bank account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Bank Account' });
  await fillIn(user, dialog, { Name: 'Trust account USD', Bank: 'CBZ' });
  await user.click(within(dialog).getByRole('button', { name: 'Add Account' }));
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(sent).toEqual([{ name: 'Trust account USD', kind: 'bank', currency: 'USD', bank_name: 'CBZ' }]);
  expect(await screen.findByText('2 of 7 done')).toBeVisible();
  expect(rowsOf(await steps())[1]).toBe('Add a bank account1 accountDone');
});

test('what a User may not do is not offered to them, and says who may', async () => {
  signedIn({ user_type: 'client' });
  const user = { ...signedInUser, user_type: 'client' as const, access_level: USER, client: 7 };
  server.use(
    ...newBook(),
    answer(me, () => ({ ...user, client_name: 'Kopje Estates' })),
  );
  renderApp(HOME_PATH);
  const list = await steps();
  expect(list.queryByRole('button', { name: 'Add a bank account' })).not.toBeInTheDocument();
  expect(list.getByText('Ask an Admin of Kopje Estates to add it.')).toBeVisible();
  expect(list.queryByRole('link', { name: 'import them from a file' })).not.toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Record a receipt' })).toBeVisible();
});

test('a lease that is a draft is not done yet', async () => {
  server.use(...newBook({ accounts: 1, properties: 2, leases: 3 }));
  renderApp(HOME_PATH);
  const list = await steps();
  expect(rowsOf(list)[3]).toBe(
    'Create a leaseNone is active yet. Open a draft and choose Activate.3 leasesTo do',
  );
  expect(list.getByRole('link', { name: 'Create a lease' })).toHaveAttribute('href', `${HOME_PATH}/leases`);
  expect(list.getByText('3 of 7 done')).toBeVisible();
});

test('are hidden by the user who hides them, until Undo, on this computer', async () => {
  server.use(...newBook({ accounts: 1 }));
  const { user } = renderApp(HOME_PATH);
  await user.click((await steps()).getByRole('button', { name: 'Hide' }));
  expect(list()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Payment Status' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click((await steps()).getByRole('button', { name: 'Hide' }));
  cleanup();
  renderApp(HOME_PATH);
  await shown();
  expect(list()).not.toBeInTheDocument();
  cleanup();
  signedIn({ id: 2, username: 'other@rentsafe.example' });
  renderApp(HOME_PATH);
  expect(await steps()).toBeTruthy();
});

test('go when all are done, and are not asked for again', async () => {
  let asked = 0;
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === '/api/properties/') asked++;
  });
  server.use(
    ...newBook({
      accounts: 1,
      properties: 1,
      leases: 1,
      activeLeases: 1,
      templates: 1,
      months: 1,
      receipts: 1,
    }),
  );
  renderApp(HOME_PATH);
  await waitFor(() => expect(localStorage.getItem('rentsafe.first-steps.1')).toBe('hidden'));
  expect(list()).not.toBeInTheDocument();
  cleanup();
  renderApp(HOME_PATH);
  await shown();
  expect(asked).toBe(1);
  server.events.removeAllListeners();
});
