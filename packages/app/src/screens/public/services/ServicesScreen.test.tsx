import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readLogin } from '../../../login/storedLogin';
import { sampleLogin, signedIn } from '../../../testing/login';
import { renderApp } from '../../../wholeApp/renderApp';

test('who is signed in finds the account menu, logs out, and chooses the theme', async () => {
  signedIn();
  const { user, address } = renderApp('/services');
  expect(await screen.findByText(sampleLogin.username)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('menuitem', { name: 'Your profile' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/');
  expect(readLogin()).toBeNull();
});

test('who is not signed in has the theme alone', async () => {
  renderApp('/services');
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
});
