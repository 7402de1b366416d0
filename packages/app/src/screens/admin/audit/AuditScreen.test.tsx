import { type ActivityEvent, listActivity, recordExport } from '@rentsafe/domain/audit';
import { samplePage } from '@rentsafe/domain/fixtures';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { sampleActivity } from '../../../testing/handlers';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/admin/audit`;

beforeEach(() => void signedIn());

test('an Admin is led here by the sidebar, and from here to the history of a record', async () => {
  const { user } = renderApp(`${HOME_PATH}/todo`);
  await user.click(await screen.findByRole('link', { name: 'Audit' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  const row = await screen.findByRole('row', { name: /Read a report/ });
  expect(row).toHaveTextContent('Rudo Makoni');
  expect(within(row).getByRole('link', { name: 'Individual Tariro Ncube' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/individuals/1?tab=history`,
  );
  expect(
    screen.getByRole('row', { name: /Nobody signed in.*Failed to sign in.*Farai Chirwa/ }),
  ).toBeVisible();
  const receipt = screen.getByRole('row', { name: /Recorded a receipt/ });
  expect(receipt).toHaveTextContent(/Recorded a receipt: RC-000012Lease L-0007Baobab Properties$/);
  expect(within(receipt).getByRole('link', { name: 'Lease L-0007' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/leases/7`,
  );
});

test('what an event changed opens below it, in the words of the forms', async () => {
  const { user } = renderApp(path);
  const receipt = await screen.findByRole('row', { name: /Recorded a receipt/ });
  const read = screen.getByRole('row', { name: /Read a report/ });
  expect(within(read).queryByRole('button')).toBeNull();
  await user.click(within(receipt).getByRole('button', { expanded: false }));
  const changes = await screen.findByRole('table', { name: 'What changed' });
  expect(within(changes).getByRole('row', { name: /^Amount/ })).toHaveTextContent(/1,450\.00$/);
});

test('filters of the address reach the server', async () => {
  const asked: string[] = [];
  server.use(
    answer(listActivity, ({ query }) => {
      asked.push(query.toString());
      return samplePage((index) => sampleActivity[index] as (typeof sampleActivity)[number], { total: 1 });
    }),
  );
  renderApp(`${path}?audit_action=report_read&audit_action=print&audit_created_from=2026-03-01`);
  expect(await screen.findByRole('row', { name: /Read a report/ })).toBeVisible();
  expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
    { action: 'report_read,print', created_from: '2026-03-01', page: '1' },
  ]);
});

test('a filter of the address that is not known is named, and the list is shown without it', async () => {
  renderApp(`${path}?audit_action=guess`);
  expect(await screen.findByText(/an unknown filter: Action\. Showing the list without it/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('what is saved as CSV is written here, as the server writes none, and is recorded', async () => {
  const saved = vi.fn<(csv: Blob) => string>(() => 'blob:file');
  URL.createObjectURL = saved as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => {};
  const asked = vi.fn();
  const recorded = vi.fn();
  const events = Array.from({ length: 3 }, (_, at) => ({
    ...(sampleActivity[0] as ActivityEvent),
    id: at + 1,
  }));
  server.use(
    answer(listActivity, (request) => {
      asked(request.query.get('format'));
      if (!request.query.has('page_size')) request.query.set('page_size', '2');
      return pageOf(events, request);
    }),
    answer(recordExport, ({ body }) => {
      recorded(body);
      return { ...(body as object), at: '2026-11-23T08:00:00Z', request_id: 'r' } as never;
    }),
  );
  const { user } = renderApp(path);
  await screen.findAllByRole('row', { name: /Read a report/ });
  await user.click(screen.getByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV of all 3' }));
  await waitFor(() =>
    expect(recorded).toHaveBeenCalledExactlyOnceWith({ list: 'audit events', action: 'csv', rows: 3, q: '' }),
  );
  expect(saved).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalledWith('csv');
});
