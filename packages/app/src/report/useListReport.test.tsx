import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

const open = vi.fn(async () => false);

/** Loaded anew: another test file of this worker may have loaded the hook with what it really opens. */
async function loadHook() {
  await vi.dynamicImportSettled();
  vi.resetModules();
  vi.doMock('./useReportOpening', () => ({
    useReportOpening: () => ({ opened: undefined, open, trigger: {}, onClose: () => {} }),
  }));
  return (await import('./useListReport')).useListReport;
}

afterEach(() => {
  vi.doUnmock('./useReportOpening');
  vi.resetModules();
});

const place = { name: 'individual', tab: 'individual' };
const row = { id: 4 };

type UseListReport = Awaited<ReturnType<typeof loadHook>>;

function List({ useListReport }: { useListReport: UseListReport }) {
  const { trigger } = useListReport<typeof row>({
    about: 'individual',
    place,
    list: {
      list: { q: '', page: 1, pageSize: 20, ordering: '', filters: {} },
      page: { count: 1, next: null, previous: null, results: [row] },
      status: 'ready',
    },
    subjectOf: ({ id }) => ({ id, name: 'Rudo Moyo' }),
  });
  return (
    <>
      <button type="button" onClick={() => trigger.onOpen(row)}>
        View
      </button>
      <output>{useLocation().search}</output>
    </>
  );
}

test('a report that could not be opened leaves the address, and another try opens it', async () => {
  const useListReport = await loadHook();
  const router = createMemoryRouter([{ path: '/', element: <List useListReport={useListReport} /> }]);
  const addresses: string[] = [];
  router.subscribe(({ location }) => addresses.push(location.search));
  render(<RouterProvider router={router} />);
  for (const times of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: 'View' }));
    await waitFor(() => expect(open).toHaveBeenCalledTimes(times));
    expect(await screen.findByText('?tab=individual')).toBeVisible();
  }
  expect(addresses).toContain('?tab=individual&individual_report=4');
  expect(open).toHaveBeenLastCalledWith(4);
});
