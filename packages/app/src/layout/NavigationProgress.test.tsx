import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NavigationProgress } from './NavigationProgress';

const Frame = () => (
  <>
    <NavigationProgress />
    <Outlet />
  </>
);
const Dashboard = () => <h1>Dashboard</h1>;
const Leases = () => <h1>Leases</h1>;

test('while the next screen is on its way a progress bar says so, and the last screen stays', async () => {
  let arrive = () => {};
  const onItsWay = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/', Component: Dashboard },
        { path: '/leases', Component: Leases, loader: () => onItsWay },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => void router.navigate('/leases'));
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  arrive();
  expect(await screen.findByRole('heading', { name: 'Leases' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
