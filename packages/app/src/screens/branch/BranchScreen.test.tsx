import { getBranch } from '@rentsafe/domain/branch';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { signedIn } from '../../testing/login';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

beforeEach(() => void signedIn());

test('a row of the list leads to the addresses and contacts of the branch', async () => {
  const { user, address } = renderApp(`${HOME_PATH}?tab=company`);
  await screen.findByText('1 / 57');
  const table = within(screen.getByRole('table'));
  await user.click(table.getAllByRole('link')[0] as HTMLElement);
  const addresses = within(await screen.findByRole('table', { name: 'Addresses' }));
  expect(addresses.getByText('12 Samora Machel Avenue, Harare, Zimbabwe')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Contacts' })).toHaveTextContent('Branch Manager');
  for (const name of ['Addresses', 'Contacts'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(address()).toBe(`${HOME_PATH}/branches/101`);
});

test('a branch that is not there is no failure, and one that cannot be fetched can be tried again', async () => {
  server.use(answer(getBranch, () => refuse(404, { detail: 'Not found.' })));
  const { router } = renderApp(`${HOME_PATH}/branches/9`);
  expect(await screen.findByText('There is no such branch')).toBeVisible();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(answer(getBranch, () => refuse(500, {})));
  await router.navigate(`${HOME_PATH}/branches/10`);
  expect(await screen.findByText('Could not fetch the branch')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
