import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dataRequestsPath } from '../../../paths';
import { signedIn } from '../../../testing/login';
import { renderApp } from '../../../wholeApp/renderApp';

test('requests are listed with the days that are left, and lead to the rights of the person', async () => {
  signedIn();
  const { user, address } = renderApp(dataRequestsPath());
  const row = await screen.findByRole('row', { name: /DR-000001/ });
  expect(row).toHaveTextContent(/^26DR-000001Tendai Moyo/);
  expect(screen.getByRole('row', { name: /DR-000004/ })).toHaveTextContent(/Was due on/);
  await user.click(screen.getAllByRole('link', { name: 'Tendai Moyo' })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/services/rent-safe/individuals/2/data-rights'));
});
