import { getBook } from '@rentsafe/domain/book';
import { listCharges } from '@rentsafe/domain/charge';
import { getReceipt, type Receipt, receiptSteps } from '@rentsafe/domain/receipt';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleBook } from '../../../../testing/maintenanceHandlers';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleOpenCharges, sampleReceipt, sampleReceipts } from '../../../../testing/sampleReceipts';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/customers/receipts`;

test('unidentified money is given its lease, kept unallocated, allocated later, and taken back unless the landlord was paid', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = vi.fn();
  const of = (state: 'unallocated' | 'allocated') =>
    sampleReceipt({
      id: 6,
      state,
      ...(state === 'unallocated' && {
        allocations: [],
        unallocated: { amount: '650.00', currency: 'USD' },
      }),
    });
  server.use(
    answer(getReceipt, () => sampleReceipts.find(({ id }) => id === 6) ?? sampleReceipt()),
    answer(listCharges, (request) =>
      pageOf(
        sampleOpenCharges.filter(({ state }) => state === request.query.get('state')),
        request,
      ),
    ),
    answer(receiptSteps.calls.identify, ({ body }) => {
      sent('identify', body);
      return of('unallocated');
    }),
    answer(receiptSteps.calls.allocate, ({ body }) => {
      sent('allocate', body);
      return of('allocated');
    }),
    answer(receiptSteps.calls.unallocate, ({ body }) => {
      sent('unallocate', body);
      return refuse(403, { detail: 'The landlord was paid with this money. An Admin must undo it.' });
    }),
  );
  signedIn();
  const { user } = renderApp(`${path}/6`);

  await user.click(await screen.findByRole('button', { name: 'Match to Lease…' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Match RC-000006 to Lease' }));
  await user.click(dialog.getByLabelText(/^Lease/));
  await user.paste('L-0007');
  await user.click(await screen.findByRole('option', { name: /L-0007 · Tariro Ncube/ }));
  await user.click(await dialog.findByLabelText('Leave on Account'));
  await user.click(dialog.getByRole('button', { name: 'Match receipt' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('identify', { lease: 7, allocations: 'none' }));

  await user.click(await screen.findByRole('button', { name: 'Allocate…' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Allocate RC-000009' }));
  expect(await dialog.findByText('$570.00 is allocated, $80.00 stays unallocated.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Allocate receipt' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('allocate', { allocations: 'oldest' }));

  await user.click(await screen.findByRole('button', { name: 'Unallocate…' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Unallocate RC-000009' }));
  await user.selectOptions(dialog.getByLabelText(/^Reverse Allocation/), '$200.00 due 01 Feb 2026');
  await user.click(dialog.getByRole('button', { name: 'Unallocate receipt' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('unallocate', { charges: [32] }));
  expect(
    await dialog.findByText(/The landlord was paid with this money\. An Admin must undo it\./),
  ).toBeVisible();
});

test.each<[Receipt['source'], Receipt['state'], string[]]>([
  ['opening', 'part', ['Allocate…', 'Unallocate…']],
  ['opening', 'unallocated', ['Allocate…']],
  ['deposit', 'allocated', ['Unallocate…', 'Reverse…']],
])('a receipt of the %s that is %s offers what the server allows', async (source, state, offered) => {
  signedIn();
  server.use(answer(getReceipt, () => sampleReceipt({ source, state, bank_account: null })));
  renderApp(`${path}/9`);
  expect(await screen.findByText(/^None: /)).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => /^(Match to Lease|Allocate|Unallocate|Reverse)…$/.test(name))).toEqual(
    offered,
  );
});

test('a receipt of a managed client has that client’s letterhead, whoever prints it', async () => {
  const client = { id: 12, name: 'Msasa Lettings' };
  const agency = { ...sampleBook.agency, name: 'Msasa Homes', telephone: '+263 242 123 456' };
  server.use(
    answer(getReceipt, () => ({ ...sampleReceipt(), client })),
    answer(getBook, ({ ids }) => (ids.client === '12' ? { ...sampleBook, client, agency } : sampleBook)),
  );
  signedIn();
  renderApp(`${path}/6`);
  expect(await screen.findByText('Msasa Homes')).toBeInTheDocument();
  expect(screen.getByText(/123 456/)).toBeInTheDocument();
});
