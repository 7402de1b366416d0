import { listRentCollection } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../testing/answer';
import { signedIn } from '../../testing/login';
import { sampleCollection } from '../../testing/sampleReports';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

const headers =
  /^Lease ID, Tenant, Balance Brought Forward, Amount Charged \(Excl VAT\), VAT, Amount Charged \(Incl VAT\), Amount Paid, Adjustments, End Balance$/;

test('the rent-collection table of a month has the totals of all leases, and leads to the statement of each', async () => {
  const sent = vi.fn();
  server.use(
    answer(listRentCollection, ({ query }) => {
      // The chart asks for totals alone, of each month.
      if (!query.has('page_size')) sent(Object.fromEntries(query));
      return sampleCollection(query);
    }),
  );
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/customers/statements?month=2026-02`);
  const link = await screen.findByRole('link', { name: '7' });
  expect(link).toHaveAttribute('href', `${HOME_PATH}/leases/7?tab=statement&from=2026-02-01&to=2026-02-28`);
  expect(screen.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Rent collection, February 2026, USD' });
  const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent).join(', ');
  expect(texts(within(table).getAllByRole('columnheader'))).toMatch(headers);
  expect(texts(within(within(table).getByRole('row', { name: /^Total/ })).getAllByRole('cell'))).toBe(
    'Total, , $450.00, $1,710.06, $191.36, $1,901.42, -$2,275.92, -$50.00, $25.50',
  );
  const chart = within(await screen.findByRole('figure', { name: 'Charged and paid by month, USD' }));
  await user.click(await chart.findByRole('button', { name: 'Show as table' }));
  expect(await chart.findByRole('row', { name: /^February 2026/ })).toHaveTextContent(
    'February 2026$1,901.42$2,275.92',
  );
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  expect(await screen.findByRole('table', { name: 'Rent collection, February 2026, ZIG' })).toBeVisible();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ currency: 'ZIG', month: '2026-02', page: '1' }),
  );
});
