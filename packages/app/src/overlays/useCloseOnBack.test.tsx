import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useCloseOnBack, useOverlaysBlockBack } from './useCloseOnBack';

function Overlay({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return null;
}

function Layout() {
  useOverlaysBlockBack();
  return <Outlet />;
}

/** At /second, come from /first, under what lies over both. */
function renderUnder(overlays: (() => void)[]) {
  const router = createMemoryRouter(
    [{ element: <Layout />, children: [{ path: '*', element: 'The page' }] }],
    { initialEntries: ['/first', '/second'] },
  );
  const view = (count: number) => (
    <>
      <RouterProvider router={router} />
      {overlays.slice(0, count).map((onClose, index) => (
        <Overlay key={String(index)} onClose={onClose} />
      ))}
    </>
  );
  const { rerender } = render(view(overlays.length));
  const back = async () => act(() => router.navigate(-1));
  return { router, back, show: (count: number) => rerender(view(count)) };
}

test('Back closes what came last, then what lies under it, and only then leaves the page', async () => {
  const form = vi.fn();
  const report = vi.fn();
  const { router, back, show } = renderUnder([form, report]);
  await back();
  expect([form, report].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  show(1);
  await back();
  expect([form, report].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(router.state.location.pathname).toBe('/second');
  show(0);
  await back();
  expect(router.state.location.pathname).toBe('/first');
  expect(screen.getByText('The page')).toBeVisible();
});

test('a link or a redirect is never held back', async () => {
  const { router } = renderUnder([vi.fn()]);
  await act(() => router.navigate('/login'));
  expect(router.state.location.pathname).toBe('/login');
});
