import { type BankAccount, listBankAccounts } from '@rentsafe/domain/bankAccount';
import { type BillInput, createBill } from '@rentsafe/domain/bill';
import { createDisbursement, listDisbursements, prepareDisbursements } from '@rentsafe/domain/disbursement';
import { listLandlords } from '@rentsafe/domain/landlord';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showDisbursements } from '../../../../calls/disbursements';
import { queryClient } from '../../../../calls/queryClient';
import { disbursementsPath, rentTaxPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { enter } from '../../../../testing/enter';
import { signedIn } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleLandlords } from '../../../../testing/portfolio';
import {
  sampleBill,
  sampleDisbursement,
  sampleDisbursements,
  sampleRentTaxDraft,
} from '../../../../testing/sampleDisbursements';
import { sampleAccounts } from '../../../../testing/sampleReceipts';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a row shows who is paid, how much and by whom it was prepared, and leads to its disbursement', async () => {
  const asked = vi.fn();
  server.use(
    answer(listDisbursements, (request) => {
      asked(Object.fromEntries(request.query));
      return pageOf(sampleDisbursements, { ...request, query: new URLSearchParams() });
    }),
  );
  renderApp(`${disbursementsPath}?q=moyo&state=draft&kind=landlord`);
  expect(await screen.findByRole('row', { name: /PV-000012/ })).toHaveTextContent(
    /Rudo MakoniLandlordTrust account USD\$1,234\.50DraftTendai Shumba$/,
  );
  expect(screen.getByRole('row', { name: /PV-000010/ })).toHaveTextContent(
    /Msasa HoldingsLandlordTrust account ZiGZIG.24,000\.00PaidRudo Makoni01 Mar 2026Rudo Makoni$/,
  );
  expect(screen.getByRole('link', { name: 'PV-000012' })).toHaveAttribute('href', `${disbursementsPath}/12`);
  // What was cancelled is not in the total.
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent(/\$1,354\.50.*ZIG.24,000\.00/);
  expect(asked).toHaveBeenLastCalledWith({ q: 'moyo', state: 'draft', kind: 'landlord', page: '1' });
});

test('disbursements are prepared for the landlords that are selected, or for all, and who was skipped is told', async () => {
  const sent = vi.fn();
  server.use(
    answer(listLandlords, (request) => pageOf(sampleLandlords, request)),
    answer(prepareDisbursements, ({ body }) => {
      sent(body);
      const { parties } = body as { parties?: readonly number[] };
      return parties
        ? { made: [{ id: 13, number: 'PV-000013' }], skipped: [] }
        : {
            made: [],
            skipped: [
              { landlord: sampleLandlords[0].party, reason: 'PV-000013 is a draft for this landlord.' },
            ],
          };
    }),
  );
  const { user } = renderApp(`${disbursementsPath}?tab=available`);
  expect(await screen.findByRole('row', { name: /King George/ })).toHaveTextContent(
    /\$884\.50\$50\.00\$0\.00\$834\.50$/,
  );
  for (const property of ['12 King George Road', '5 Mutare Road'])
    await user.click(screen.getByRole('checkbox', { name: `Select Rudo Makoni, ${property}` }));
  await user.click(screen.getByRole('button', { name: 'Prepare selected…' }));
  const prepare = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare disbursements in USD' }));
    expect(dialog.getByRole('combobox', { name: /^Bank Account/ })).toHaveDisplayValue(/^Trust account USD/);
    await user.click(dialog.getByRole('button', { name: 'Prepare disbursements' }));
  };
  await prepare();
  expect(await screen.findByText('1 disbursement prepared')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ bank_account: 1, currency: 'USD', parties: [1] });
  expect(screen.getByRole('link', { name: 'Show the drafts' })).toHaveAttribute(
    'href',
    `${disbursementsPath}?state=draft&kind=landlord`,
  );

  await user.click(screen.getByRole('button', { name: 'Prepare disbursements…' }));
  await prepare();
  expect(await screen.findByText('No disbursement was prepared, 1 landlord skipped')).toBeVisible();
  expect(screen.getByText('PV-000013 is a draft for this landlord.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ bank_account: 1, currency: 'USD' });
});

test('a bill is recorded, refused where its number is taken, and paid by a draft', async () => {
  const recorded: BillInput[] = [];
  const drafted = vi.fn();
  server.use(
    answer(createBill, ({ body }) => {
      recorded.push(body as BillInput);
      return recorded.length === 1
        ? refuse(409, { number: ['This bill already exists.'], existing: { id: 5 } })
        : sampleBill({ id: 6, number: '78' });
    }),
    answer(createDisbursement, ({ body }) => {
      drafted(body);
      return sampleDisbursement({ id: 13, number: 'PV-000013', amount: '100.00' });
    }),
  );
  const { user } = renderApp(`${disbursementsPath}?tab=bills`);
  await user.click(await screen.findByRole('button', { name: 'New Bill' }));
  const form = await screen.findByRole('dialog', { name: 'New Bill' });
  const type = async (label: RegExp, text: string) => {
    const box = within(form).getByLabelText(label);
    await user.clear(box);
    await user.click(box);
    await user.paste(text);
  };
  const choose = async (label: RegExp, text: string) => {
    await type(label, text);
    await within(await screen.findByRole('listbox')).findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}');
  };
  await choose(/^Supplier/, 'moyo');
  await choose(/^Property/, 'king');
  await type(/^Number/, '77');
  await type(/^Description/, 'A burst geyser');
  await type(/^Billed On/, '09/02/2026');
  await type(/^Due On/, '28/02/2026');
  await type(/^Amount/, '120');
  await user.click(within(form).getByRole('button', { name: 'Add Bill' }));
  await waitFor(() =>
    expect(within(form).getByLabelText(/^Number/)).toHaveAccessibleDescription(/This bill already exists\./),
  );
  await type(/^Number/, '78');
  await user.click(within(form).getByRole('button', { name: 'Add Bill' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(recorded.at(-1)).toMatchObject({
    party: { type: 'individual' },
    property: expect.any(Number),
    number: '78',
    billed_on: '2026-02-09',
    due_on: '2026-02-28',
    amount: { amount: '120', currency: 'USD' },
    description: 'A burst geyser',
  });

  await user.click(screen.getByRole('button', { name: 'Pay 77 of Msasa Plumbing' }));
  const payment = within(await screen.findByRole('dialog', { name: 'Pay 77 of Msasa Plumbing' }));
  expect(payment.getByLabelText(/^Amount/)).toHaveValue('120.00');
  await user.clear(payment.getByLabelText(/^Amount/));
  await user.paste('100');
  await user.click(payment.getByRole('button', { name: 'Add Disbursement' }));
  expect(await screen.findByText('PV-000013: $100.00 to Rudo Makoni')).toBeInTheDocument();
  expect(drafted).toHaveBeenCalledExactlyOnceWith({
    kind: 'bill',
    party: { type: 'company', id: 4 },
    bank_account: 1,
    lines: [{ bill: 5, amount: '100' }],
  });
  // What is settled cannot be paid.
  expect(screen.queryByRole('button', { name: /^Pay INV/ })).not.toBeInTheDocument();
});

test('rent tax is paid by one draft with a line for each landlord, of what is due and no more', async () => {
  const drafted = vi.fn();
  server.use(
    answer(listDisbursements, (request) =>
      pageOf(request.query.get('kind') === 'rent_tax' ? [sampleRentTaxDraft] : sampleDisbursements, request),
    ),
    answer(createDisbursement, ({ body }) => {
      drafted(body);
      return sampleDisbursement({ id: 13, number: 'PV-000013', kind: 'rent_tax', amount: '470.00' });
    }),
  );
  const { user } = renderApp(`${rentTaxPath}&month=2026-01`);
  expect(await screen.findByRole('row', { name: /Msasa Court/ })).toHaveTextContent(
    /\$2,000\.00\$300\.00\$0\.00\$420\.00$/,
  );
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent(/\$470\.00$/);
  expect(screen.getByText('Pay by').nextElementSibling).toHaveTextContent('10 Feb 2026');
  await user.click(screen.getByRole('button', { name: 'Pay rental income tax…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pay rental income tax in USD' }));
  // Who was paid last is suggested, and a draft that is open is pointed out.
  expect(form.getByLabelText(/^Payee/)).toHaveDisplayValue('Zimbabwe Revenue Authority');
  expect(form.getByText('PV-000012 is a draft of rental income tax: $30.00.')).toBeVisible();
  const [court] = form.getAllByRole('textbox', { name: /Msasa Holdings/ });
  if (!court) throw new Error('There is no amount.');
  expect(court).toHaveValue('420.00');
  await user.clear(court);
  await enter(user, court, '420.01');
  await user.click(form.getByRole('button', { name: 'Add Disbursement' }));
  expect(await form.findAllByText('Only $420.00 is due.')).not.toHaveLength(0);
  expect(drafted).not.toHaveBeenCalled();
  await user.clear(court);
  await enter(user, court, '420');
  await user.click(form.getByRole('button', { name: 'Add Disbursement' }));
  expect(await screen.findByText('PV-000013: $470.00 to Rudo Makoni')).toBeInTheDocument();
  expect(drafted).toHaveBeenCalledExactlyOnceWith({
    kind: 'rent_tax',
    party: { type: 'company', id: 6 },
    bank_account: 1,
    lines: [
      { property: 5, landlord: 2, amount: '420' },
      { property: 1, landlord: 1, amount: '50.00' },
    ],
  });
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  expect(await screen.findByText(/No tax was withheld in ZIG in January 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay rental income tax…' })).not.toBeInTheDocument();
});

test('an account is offered with the balance that it has now', async () => {
  const balances = ['900.00', '120.00'];
  server.use(
    answer(listBankAccounts, (request) =>
      pageOf([{ ...sampleAccounts[0], available: balances.shift() ?? '0.00' } as BankAccount], request),
    ),
  );
  const { user } = renderApp(`${disbursementsPath}?tab=bills`);
  const openedWith = async (balance: RegExp) => {
    const [pay] = await screen.findAllByRole('button', { name: /^Pay .* of Msasa Plumbing/ });
    await user.click(pay as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Pay / }));
    expect(dialog.getByLabelText(/^Bank Account/)).toHaveDisplayValue(balance);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
  };
  await openedWith(/\$900\.00 available$/);
  showDisbursements(queryClient);
  await openedWith(/\$120\.00 available$/);
});
