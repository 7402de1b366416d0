import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { isLostChunk } from './lostChunk';
import { RouteError } from './RouteError';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

let broken = false;

function Screen() {
  if (broken) throw new Error('rows is undefined');
  return <h1>Leases</h1>;
}

test('a screen whose code is gone from the server offers a reload, with the frame still there', async () => {
  const lost = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Leases-1.js'));
  const router = createMemoryRouter([
    {
      children: [{ ErrorBoundary: RouteError, children: [{ path: '/', lazy: lost }] }],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a screen that throws offers another try, which shows it again', async () => {
  broken = true;
  const router = createMemoryRouter([
    { ErrorBoundary: RouteError, children: [{ path: '/', Component: Screen }] },
  ]);
  render(<RouterProvider router={router} />);
  const alert = await screen.findByRole('alert');
  expect(alert).not.toHaveTextContent('rows is undefined');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Leases' })).toBeVisible();
});

test.each([
  'Failed to fetch dynamically imported module: /a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('%s is a lost chunk', (message) => {
  expect(isLostChunk(new TypeError(message))).toBe(true);
  expect(isLostChunk(new Error('rows is undefined'))).toBe(false);
});
