import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../calls/ApiError';
import { ProviderSignOut } from './ProviderSignOut';

const signOutOfProvider = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./providerSignIn', () => ({ signOutOfProvider }));

beforeEach(() => localStorage.setItem('provider-signed-in', '1'));

const down = 'Kopje Identity cannot be reached. You are signed out here.';

test.each([
  ['the provider is down', new ApiError('server', { body: { detail: down } }), down],
  [
    'this page cannot ask',
    new Error('Failed to fetch dynamically imported module'),
    'Signing out of Kopje Identity did not work here. Reload the page, or close the browser.',
  ],
])('where %s, it says what is true of signing out, and can be tried again', async (_, error, text) => {
  signOutOfProvider.mockRejectedValueOnce(error);
  render(<ProviderSignOut name="Kopje Identity" />);
  const button = screen.getByRole('button', { name: 'Sign out of Kopje Identity' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(button).toBeEnabled();
});
