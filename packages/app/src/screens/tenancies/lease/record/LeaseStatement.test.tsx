import { type AccountKind, getEntry } from '@rentsafe/domain/entry';
import { getCustomerStatement } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { toMinor } from '@rentsafe/format/money';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleStatement } from '../../../../testing/sampleStatement';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const tab = `${HOME_PATH}/leases/7?tab=statement`;
const path = `${tab}&from=2026-01-01&to=2026-03-02`;
const onRequest = vi.fn();

beforeEach(() => {
  signedIn();
  onRequest.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    answer(getCustomerStatement, ({ query }) => {
      onRequest(Object.fromEntries(query));
      return sampleStatement(query);
    }),
  );
});

const statementIn = (currency: string) => screen.findByRole('table', { name: `Statement in ${currency}` });

/** The lines of a table as they are shown, the amounts in cents. */
async function linesOf(currency: string) {
  const [, ...rows] = within(await statementIn(currency)).getAllByRole('row');
  return rows.map((row) => {
    const texts = [...row.children].map(({ textContent }) => textContent);
    const [debit = 0n, credit = 0n, balance = 0n] = texts
      .slice(-3)
      .map((text) => toMinor(text.replace(/[^\d.-]/g, '') || '0'));
    return { texts, debit, credit, balance };
  });
}

test('in each currency the opening balance and the movements come to what is shown after each, to the closing balance', async () => {
  renderApp(path);
  for (const currency of ['USD', 'ZIG']) {
    const lines = await linesOf(currency);
    const movements = lines.slice(1, -1);
    let balance = lines[0]?.balance ?? 0n;
    for (const line of movements) {
      balance += line.debit - line.credit;
      expect(line).toMatchObject({ balance });
    }
    const sum = (side: 'debit' | 'credit') => movements.reduce((total, line) => total + line[side], 0n);
    expect(lines.at(-1)).toMatchObject({ balance, debit: sum('debit'), credit: sum('credit') });
  }
  expect(await screen.findByRole('img', { name: /^Balance.* \$874\.50/ })).toBeVisible();
  const dollars = (await linesOf('USD')).map(({ texts }) => texts.join('|'));
  expect(dollars).toHaveLength(9);
  expect(dollars[0]).toBe('01 Jan 2026|||Opening balance|||$424.50');
  expect(dollars[2]).toBe('06 Jan 2026|Receipt|RC-000009|EFT 131||$1,424.50|-$550.00');
  expect(dollars.at(-1)).toBe('02 Mar 2026|||Closing balance|$2,800.00|$2,324.50|$900.00');
});

test('an amount opens what it was posted with: of the run of a month the part of the lease', async () => {
  const account = (kind: AccountKind, lease: number | null = null) => ({
    kind,
    lease,
    landlord: null,
    property: null,
    party: null,
    bank_account: null,
  });
  const charged = (lease: number, amount: string) => ({
    half: 'claim' as const,
    currency: 'USD' as const,
    debit: account('tenant', lease),
    credit: account('contra'),
    amount,
  });
  server.use(
    answer(getEntry, ({ ids }) => ({
      seq: Number(ids.id),
      kind: 'charge_run' as const,
      effective_on: '2026-01-01',
      recorded_at: '2025-12-29T08:00:00Z',
      user: { id: 1, name: 'Rudo Makoni' },
      reason: null,
      reverses: null,
      reversed_by: null,
      transfers: [charged(6, '700.00'), charged(7, '450.00')],
    })),
  );
  const { user, address } = renderApp(path);
  const row = await within(await statementIn('USD')).findByRole('row', { name: /Rent, January 2026/ });
  await user.click(within(row).getByRole('link', { name: '$450.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entry 15' }));
  expect(await dialog.findByRole('row', { name: /^Tenant/ })).toHaveTextContent('TenantContra$450.00');
  expect(dialog.getByText('Rudo Makoni')).toBeVisible();
  expect(dialog.queryByText('$700.00')).not.toBeInTheDocument();
  expect(address()).toBe(`${path}&entry=15`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(path));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('another period is asked of the API, in both currencies as of one entry, and stands in the address and in the file', async () => {
  const onSave = vi.fn<(csv: Blob) => string>(() => 'blob:file');
  URL.createObjectURL = onSave as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => {};
  const { user, address } = renderApp(path);
  await statementIn('ZIG');
  const from = screen.getByLabelText(/^From/);
  await user.clear(from);
  await user.click(from);
  await user.paste('01/02/2026');
  await waitFor(() => expect(address()).toBe(`${tab}&from=2026-02-01&to=2026-03-02`));
  const query = { lease: '7', client: '1', from: '2026-02-01', to: '2026-03-02' };
  await waitFor(() =>
    expect(onRequest.mock.calls.slice(2)).toEqual([
      [{ ...query, currency: 'USD' }],
      [{ ...query, currency: 'ZIG', known: '41' }],
    ]),
  );
  await waitFor(async () => expect(await linesOf('USD')).toHaveLength(6));
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  const csv = await textOf(onSave.mock.lastCall?.[0]);
  expect(csv.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Currency,Date,Type,Number,Description,Debit,Credit,Balance',
    'USD,2026-02-01,,,Opening balance,,,874.50',
    'USD,2026-02-01,Invoice,"=""INV-000017""","Rent, February 2026",450.00,,1324.50',
    `USD,2026-02-04,Receipt,"=""RC-000012""",'=EFT 140,,850.00,474.50`,
    'USD,2026-02-10,Credit note,"=""CN-000001""",Broken geyser,,50.00,424.50',
    'USD,2026-03-01,Invoice,"=""INV-000021""","Rent, March 2026",475.50,,900.00',
    'USD,2026-03-02,,,Closing balance,925.50,900.00,900.00',
    'ZIG,2026-02-01,,,Opening balance,,,0.00',
    'ZIG,2026-03-01,Invoice,"=""INV-000022""","Service, March 2026",1500.00,,1500.00',
    'ZIG,2026-03-02,,,Closing balance,1500.00,0.00,1500.00',
  ]);
});

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });

test('a failure offers Retry and nothing to print or save; a period before the lease has nothing', async () => {
  server.use(answer(getCustomerStatement, () => refuse(500, {})));
  const { user } = renderApp(`${tab}&from=2025-01-01&to=2025-03-31`);
  expect(await screen.findByText('Could not fetch the statement')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print statement' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled();
  server.use(answer(getCustomerStatement, ({ query }) => sampleStatement(query)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing in this period')).toBeVisible();
  expect(screen.getByText(/^From 01 Jan 2025 to 31 Mar 2025 nothing was charged/)).toBeVisible();
});
