import { listAgeing } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { sampleAgeing } from '../../../testing/sampleReports';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

test('what leases owe by age as at a day, with totals, narrowed as the address says', async () => {
  const sent = vi.fn();
  server.use(
    answer(listAgeing, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleAgeing(query);
    }),
  );
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/customers/ageing?as_at=2026-02-10&property=2&q=court`);
  const link = await screen.findByRole('link', { name: 'L-0006' });
  expect(link).toHaveAttribute('href', `${HOME_PATH}/leases/6`);
  expect(screen.getByRole('figure', { name: 'Owed by age as at 10 Feb 2026' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent(
    'Total-$50.00$1,901.42$450.00$0.00$123,456.00$125,757.42',
  );
  const filters = { as_at: '2026-02-10', property: '2', q: 'court', page: '1' };
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...filters, currency: 'USD' }));
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...filters, currency: 'ZIG' }));
  const asAt = screen.getByLabelText(/^As at/);
  await user.clear(asAt);
  await user.click(asAt);
  await user.paste('31/01/2026');
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ ...filters, currency: 'ZIG', as_at: '2026-01-31' }),
  );
});
