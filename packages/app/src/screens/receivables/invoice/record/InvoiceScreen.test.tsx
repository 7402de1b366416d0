import { type ChargeCredit, chargeSteps, getInvoice, listInvoices } from '@rentsafe/domain/charge';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleCharge, sampleInvoice, sampleInvoiceRow } from '../../../../testing/sampleInvoices';
import { server } from '../../../../testing/server';
import { fillIn } from '../../../../wholeApp/dialogForm';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/customers/invoicing`;

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the list marks credit notes and takes them from its totals, narrows by the address, and a row leads to its invoice', async () => {
  const sent: Record<string, string>[] = [];
  const row = sampleInvoiceRow({
    id: 14,
    number: 'CN-000001',
    kind: 'credit_note',
    total: '50.00',
    paid: '0.00',
    open: '0.00',
  });
  server.use(
    answer(listInvoices, ({ query }) => {
      sent.push(Object.fromEntries(query));
      return { next: null, previous: null, count: 2, results: [row, sampleInvoiceRow()] };
    }),
  );
  const { user } = renderApp(`${path}?month=2026-02&lease=7&q=baobab`);
  const credit = await screen.findByRole('row', { name: /CN-000001/ });
  expect(credit).toHaveTextContent(/CN-000001Credit note01 Feb 2026Baobab TradingL-0007\$191\.36\$50\.00/);
  expect(screen.getByRole('link', { name: 'INV-000012' })).toHaveAttribute('href', `${path}/12`);
  expect(screen.getByRole('link', { name: 'Run Monthly Billing' })).toHaveAttribute(
    'href',
    `${path}/month-run`,
  );
  expect(await screen.findByText('Lease: L-0007')).toBeVisible();
  expect(screen.getByText('Month: February 2026')).toBeVisible();
  expect(sent).toEqual([{ month: '2026-02', lease: '7', q: 'baobab', page: '1' }]);
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent(
    /^Total\$0\.00\$1,495\.92\$1,000\.00\$545\.92$/,
  );
  await user.hover(screen.getByRole('link', { name: 'INV-000012' }));
  expect(await screen.findByText('220012345')).toBeInTheDocument();
});

test('an invoice with VAT has its rate, its dates and what is open, and adds up', async () => {
  renderApp(`${path}/12`);
  expect(await screen.findByText('Tax Invoice · Baobab Trading · $1,545.92')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Charges' });
  expect(within(table).getByRole('row', { name: /Rent, February 2026/ })).toHaveTextContent(
    /01 Feb 2026\$1,234\.5615\.50%\$191\.36\$1,425\.92$/,
  );
  expect(within(table).getByRole('row', { name: /Water/ })).toHaveTextContent(
    /05 Feb 2026\$120\.00–\$0\.00\$120\.00$/,
  );
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,354.56$191.36$1,545.92');
  const terms = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );
  expect(terms).toMatchObject({
    Premises: 'Msasa Court, unit 4',
    Due: '01 Feb 2026',
    Net: '$1,354.56',
    VAT: '$191.36',
    Total: '$1,545.92',
    Paid: '$1,000.00',
    Open: '$545.92',
  });
  for (const text of ['VAT number 220012345', 'TIN 2000987654', 'Trust account USD · CBZ · 01120034567'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Fiscal Receipt')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'L-0007' })).toHaveAttribute('href', `${HOME_PATH}/leases/7`);
});

test('a credit above what is open is refused at its amount, keeps what was typed, and is then made once', async () => {
  const sent: ChargeCredit[] = [];
  const keys = new Set<string | null>();
  server.use(
    answer(chargeSteps.calls.credit, ({ body, request }) => {
      sent.push(body as ChargeCredit);
      keys.add(request.headers.get('idempotency-key'));
      return sent.length === 1
        ? refuse(400, { amount: ['Only 120.00 is open.'] })
        : { ...sampleCharge(), credit_note: { id: 14, number: 'CN-000001' } };
    }),
  );
  const { user, address } = renderApp(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'Credit' }));
  await user.click(await screen.findByRole('menuitem', { name: /Rent, February 2026/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Credit Rent, February 2026' });
  const amount = within(dialog).getByLabelText(/^Amount/);
  expect(amount).toHaveValue('425.92');
  await user.click(within(dialog).getByLabelText(/^Reason/));
  await user.paste('Water leak');
  const submit = within(dialog).getByRole('button', { name: 'Add Credit' });
  await user.click(submit);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Only 120\.00 is open\./));
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('Water leak');
  await user.clear(amount);
  await user.click(amount);
  await user.paste('120');
  await user.click(submit);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.at(-1)).toMatchObject({
    amount: { amount: '120', currency: 'USD' },
    reason: 'Water leak',
    kind: 'credit',
  });
  expect(keys.size).toBe(1);
  await user.click(await screen.findByRole('button', { name: 'Open credit note' }));
  expect(await screen.findByRole('link', { name: /INV-000012/ })).toHaveAttribute('href', `${path}/12`);
  expect(address()).toBe(`${path}/14`);
});

test('a credit of what was paid shows before it is posted what it frees, and what becomes the tenant’s credit', async () => {
  const { user } = renderApp(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'Credit' }));
  await user.click(await screen.findByRole('menuitem', { name: /Rent, February 2026/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Credit Rent, February 2026' });
  expect(dialog).toHaveTextContent('$425.92 is open, and $1,000.00 has been paid.');
  const amount = within(dialog).getByLabelText(/^Amount/);
  const type = async (text: string) => {
    await user.clear(amount);
    await user.click(amount);
    await user.paste(text);
  };
  expect(dialog).not.toHaveTextContent('freed');
  await type('925.92');
  expect(dialog).toHaveTextContent('$500.00 becomes the tenant’s credit.');
  expect(dialog).toHaveTextContent('RC-000008: $400.00 is freed, and pays this charge again.');
  expect(dialog).toHaveTextContent('RC-000007: $600.00 is freed; $100.00 pays this charge again.');
  await type('1425.93');
  expect(amount).toHaveAccessibleDescription(/Only 1425\.92 can be credited\./);
  expect(dialog).not.toHaveTextContent('freed');
  await type('500.00');
  await user.click(within(dialog).getByRole('radio', { name: /Write-off/ }));
  expect(amount).toHaveAccessibleDescription(/Only 425\.92 is open\./);
  expect(dialog).not.toHaveTextContent('freed');
});

test('a charge that is settled can be credited, and not written off', async () => {
  const sent: ChargeCredit[] = [];
  server.use(
    answer(chargeSteps.calls.credit, ({ body }) => {
      sent.push(body as ChargeCredit);
      return { ...sampleCharge(), credit_note: { id: 14, number: 'CN-000001' } };
    }),
  );
  const { user } = renderApp(`${path}/8`);
  await user.click(await screen.findByRole('button', { name: 'Credit…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Credit Rent, January 2026' });
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  for (const [label, text] of [
    [/^Amount/, '1425.92'],
    [/^Reason/, 'Leak'],
  ] as const) {
    await user.click(within(dialog).getByLabelText(label));
    await user.paste(text);
  }
  expect(dialog).toHaveTextContent('RC-000004: $1,425.92 is freed.');
  await user.click(within(dialog).getByRole('button', { name: 'Add Credit' }));
  await waitFor(() => expect(sent).toMatchObject([{ amount: { amount: '1425.92' }, kind: 'credit' }]));
});

test('what the fiscal device answered is typed once, and stands on the paper with its code', async () => {
  const { user } = renderApp(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'Fiscal receipt…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fiscal Receipt' });
  const values = { 'Fiscal Day': '7', 'Receipt Number': '451', 'Verification Code': '4C8B-E276' };
  await fillIn(user, dialog, { ...values, 'QR Text': 'https://fdms.example/451' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Fiscal day 7 · Receipt 451')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Fiscal QR code of INV-000012' })).toBeVisible();
});

test('the paper names agency, seller and buyer as they were when it was issued', async () => {
  const issued = sampleInvoice(12);
  const { agency, seller, tenant } = issued;
  server.use(
    answer(getInvoice, () => ({
      ...issued,
      agency: { ...agency, name: 'Kopje of Old', telephone: '+263 242 111 222' },
      seller: { ...seller, name: 'Seller of Old' },
      buyer: { name: 'Buyer of Old', address: null, tin: null, vat_number: null },
    })),
  );
  renderApp(`${path}/12`);
  expect(await screen.findByText('Kopje of Old')).toBeInTheDocument();
  expect(screen.getByText(/111 222/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Seller of Old' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buyer of Old' })).toHaveAttribute(
    'href',
    expect.stringContaining(String(tenant?.id)),
  );
});
