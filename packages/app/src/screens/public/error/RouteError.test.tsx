import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { isLostChunk } from './lostChunk';
import { RouteError } from './RouteError';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

let broken = false;

function Screen() {
  if (broken) throw new Error('rows is undefined');
  return <Leases />;
}

const Leases = () => <h1>Leases</h1>;

test('a screen whose code cannot be loaded: each try that fails is said, and the first that works shows it', async () => {
  let gone = true;
  const load = () => {
    if (gone) throw new TypeError('Failed to fetch dynamically imported module: /assets/Leases-1.js');
    return null;
  };
  const router = createMemoryRouter([
    {
      children: [
        {
          ErrorBoundary: RouteError,
          children: [{ path: '/', loader: load, Component: Leases }],
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This page could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(alert));
  expect(again).toHaveFocus();
  gone = false;
  await userEvent.click(again);
  const arrived = await screen.findByRole('heading', { name: 'Leases' });
  await waitFor(() => expect(arrived).toHaveFocus());
});

test('a screen that throws offers another try, which shows it again', async () => {
  broken = true;
  const router = createMemoryRouter([
    { ErrorBoundary: RouteError, children: [{ path: '/', Component: Screen }] },
  ]);
  render(<RouterProvider router={router} />);
  const alert = await screen.findByRole('alert');
  expect(alert).not.toHaveTextContent('rows is undefined');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
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
