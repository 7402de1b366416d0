import { listActivity } from '@rentsafe/domain/audit';
import { samplePage } from '@rentsafe/domain/fixtures';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../testing/answer';
import { sampleActivity } from '../../../testing/handlers';
import { signedIn } from '../../../testing/login';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/admin/audit`;

beforeEach(() => void signedIn());

test('an Admin is led here by the account menu, and from here to the history of a record', async () => {
  const { user } = renderApp(`${HOME_PATH}/todo`);
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Audit' }));
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
