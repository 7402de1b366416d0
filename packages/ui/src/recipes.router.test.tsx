import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the recipe is for this router
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AddVehicle } from '../recipes/AddVehicle';
import { Root } from '../recipes/Root';
import { RouteGuard } from '../recipes/RouteGuard';

it('AddVehicle sends under one key until it is answered, and is left with a question', async () => {
  const add = vi.fn<ComponentProps<typeof AddVehicle>['add']>();
  add.mockRejectedValueOnce(new TypeError('offline'));
  add.mockRejectedValueOnce(new Response(null, { status: 409, headers: { 'X-Existing': '7' } }));
  const router = createMemoryRouter(
    [
      {
        path: '/add',
        element: (
          <Root>
            <RouteGuard />
            <AddVehicle add={add} />
          </Root>
        ),
      },
      { path: '/', element: <h1>Vehicles</h1> },
    ],
    { initialEntries: ['/add'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('Plate'), 'AB 12');
  await userEvent.click(screen.getByRole('button', { name: 'Add Vehicle' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('link', { name: 'View the record' })).toHaveAttribute('href', '/vehicles/7');
  const [first, second] = add.mock.calls.map(([, headers]) => headers['Idempotency-Key']);
  expect(second).toBe(first);
  await act(() => router.navigate('/'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Vehicles' })).toBeVisible();
});
