import { getJournal } from '@rentsafe/domain/entry';
import { listRentCollection } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedInUser } from '../../../testing/handlers';
import { signedIn } from '../../../testing/login';
import { sampleCollection } from '../../../testing/sampleReports';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const headers =
  /^Lease ID, Tenant, Balance Brought Forward, Amount Charged \(Excl VAT\), VAT, Amount Charged \(Incl VAT\), Amount Paid, Adjustments, End Balance$/;

test('the rent-collection table of a month has the totals of all leases, and leads to the statement of each', async () => {
  const sent = vi.fn();
  const charted = vi.fn();
  server.use(
    answer(listRentCollection, ({ query }) => {
      // The chart asks for totals alone, of each month.
      if (query.has('page_size')) charted(query.get('month'));
      else sent(Object.fromEntries(query));
      return sampleCollection(query);
    }),
  );
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/customers/statements?month=2026-02`);
  const link = await screen.findByRole('link', { name: 'L-0007' });
  expect(link).toHaveAttribute('href', `${HOME_PATH}/leases/7?tab=statement&from=2026-02-01&to=2026-02-28`);
  expect(screen.getByRole('heading', { level: 1, name: 'Customer Statements' })).toBeVisible();
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
  const owed = within(await screen.findByRole('figure', { name: 'Owed at the end of the month, USD' }));
  await user.click(await owed.findByRole('button', { name: 'Show as table' }));
  expect(await owed.findByRole('row', { name: /^February 2026/ })).toHaveTextContent('February 2026$25.50');
  charted.mockClear();
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(charted).toHaveBeenCalledWith('2026-02'));
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  expect(await screen.findByRole('table', { name: 'Rent collection, February 2026, ZIG' })).toBeVisible();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ currency: 'ZIG', month: '2026-02', page: '1' }),
  );
});

test('an Admin exports the journal of the book for some days, and a refusal stands at its field', async () => {
  const text = '; Book of client 7';
  const sent = vi.fn();
  const saved = vi.fn<(name: string, size: number | undefined) => void>();
  let file: Blob | undefined;
  URL.createObjectURL = (source) => {
    file = source as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, file?.size);
  });
  server.use(
    answer(me, () => ({ ...signedInUser, client: 7, client_name: 'Kopje Estates' })),
    answer(getJournal, ({ ids, query }) => {
      sent(ids.client, Object.fromEntries(query));
      if (query.get('from') === '2026-01-01') return refuse(400, { from: ['Choose a later day.'] });
      return HttpResponse.text(text, {
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }),
  );
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/customers/statements`);
  await user.click(await screen.findByRole('button', { name: 'Export journal…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export journal' }));
  const exportDays = async (days: Readonly<Record<string, string>>) => {
    for (const [label, day] of Object.entries(days)) {
      const box = await dialog.findByLabelText(new RegExp(`^${label}`));
      await user.clear(box);
      await user.paste(day);
    }
    await user.click(await dialog.findByRole('button', { name: 'Export' }));
  };
  expect(await dialog.findByLabelText(/^From/)).toHaveDisplayValue(/^01\//);
  await exportDays({ From: '01/02/2026', Until: '31/01/2026' });
  expect(await dialog.findByText('The last day cannot come before the first.')).toBeVisible();
  await exportDays({ From: '01/01/2026' });
  expect(await dialog.findByText('Choose a later day.')).toBeVisible();
  await exportDays({ From: '02/01/2026' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenLastCalledWith('7', { from: '2026-01-02', until: '2026-01-31' });
  expect(saved.mock.calls).toEqual([['journal Kopje Estates 2026-01-02 2026-01-31.journal', text.length]]);
});

test('a User cannot export the journal', async () => {
  const read = vi.fn();
  server.use(
    answer(me, () => {
      read();
      return { ...signedInUser, access_level: USER };
    }),
  );
  signedIn();
  renderApp(`${HOME_PATH}/customers/statements`);
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(await screen.findByRole('table', { name: /^Rent collection/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export journal…' })).not.toBeInTheDocument();
});
