import { listAgeing } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { listLandlordStatements } from '@rentsafe/domain/trustReport';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { fails, held } from '../../../testing/faults';
import { signedIn } from '../../../testing/login';
import {
  sampleLandlordStatements,
  sampleStatementLines,
  sampleStatementRows,
} from '../../../testing/sampleTrust';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

async function open(search = '?year=2026&month=1') {
  signedIn();
  const app = renderApp(`${HOME_PATH}/statements${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Landlord Property Statements' });
  const preview = within(await screen.findByRole('region', { name: 'Statement preview' }));
  const describe = (term: string) => preview.getAllByText(term)[0]?.nextElementSibling?.textContent;
  return { ...app, preview, describe };
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));

/** What `act` prints, in jsdom, whose frames cannot. */
async function printed(act: () => Promise<void>) {
  const print = vi.fn();
  const observer = new MutationObserver(() => {
    const view = document.querySelector('iframe')?.contentWindow;
    if (view) Object.assign(view, { print, focus: () => {} });
  });
  observer.observe(document.body, { childList: true });
  await act();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  observer.disconnect();
  return within(document.querySelector('iframe')?.contentDocument?.body as HTMLElement);
}

test('Retry gets what failed beside the preview too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const unlessBroken = () => (isBroken ? refuse(500, {}) : undefined);
  server.use(
    http.get('*/api/reports/landlord-statements/', unlessBroken),
    http.get('*/api/landlords/', unlessBroken),
  );
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/statements?year=2026&month=1`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const card = within(screen.getByRole('main')).getByText('Landlords').parentElement;
  await waitFor(() => expect(card).toHaveTextContent('LandlordsNot available'));
  isBroken = false;
  await user.click(retry);
  await waitFor(() => expect(card).toHaveTextContent('Landlords2'));
});

test('summary cards of the book and the form with its defaults', async () => {
  await open('');
  expect((await screen.findByText('2')).parentElement).toHaveTextContent('Landlords2');
  const owing = (await screen.findByText('Rent Owing')).parentElement;
  expect(owing).toHaveTextContent(/\$\d.*ZIG \d/);
  const form = await screen.findByRole('form', { name: 'Selection' });
  expect(form).toHaveAttribute('method', 'post');
  for (const name of ['Landlord From', 'Landlord To', 'Property From', 'Property To', 'Month'])
    expect(await field(name)).toHaveValue('All');
  for (const control of within(form).getAllByRole('combobox')) expect(control).toBeRequired();
  const years = within(await field('Year'));
  expect(await years.findByRole('option', { name: '2025' })).toBeVisible();
  expect(years.queryByRole('option', { name: '2024' })).not.toBeInTheDocument();
  const names = within(await field('Currency')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['USD', 'ZIG']);
});

test('figures of the book that could not be fetched are not merely awaited', async () => {
  server.use(fails(listAgeing, 'html'));
  await open();
  expect(await screen.findAllByText('Not available')).toHaveLength(3);
});

test('the statements of a month by landlord, with totals, each with its way to it', async () => {
  const { user, preview, describe } = await open();
  expect(['Landlord', 'Property', 'Period', 'Currency'].map(describe)).toEqual([
    'All',
    'All',
    'January 2026',
    'US$',
  ]);
  const table = within(preview.getByRole('table', { name: 'Statements' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'LandlordOpeningCollectedCommissionRental Income TaxPaid OutOtherClosing',
    'Msasa Holdings$1,115.00$1,155.00-$115.50-$150.00-$1,035.00-$120.00$849.50',
    'Rudo Makoni$1,035.00$1,155.00-$115.50-$150.00-$1,035.00-$120.00$769.50',
    'Total$2,150.00$2,310.00-$231.00-$300.00-$2,070.00-$240.00$1,619.00',
  ]);
  await user.click(table.getByRole('link', { name: 'Msasa Holdings' }));
  expect(await screen.findByRole('table', { name: 'Msasa Court' })).toBeVisible();
  expect(await field('Landlord From')).toHaveValue('Msasa Holdings');
});

test('the statement of one landlord: each figure of its properties, and their lines', async () => {
  await open('?year=2026&month=1&from=Msasa+Holdings&to=Msasa+Holdings');
  const summary = within(await screen.findByRole('table', { name: 'Summary' }));
  expect(summary.getByRole('row', { name: /^VAT on commission/ })).toHaveTextContent(
    'VAT on commission$0.00-$15.50-$15.50',
  );
  expect(summary.getByRole('row', { name: /^Closing/ })).toHaveTextContent('$80.00$769.50$849.50');
  const court = within(await screen.findByRole('table', { name: 'Msasa Court' }));
  expect(court.getByRole('row', { name: /PV-000002, 77, Plumber/ })).toHaveTextContent('$120.00$769.50');
  expect(court.getByRole('row', { name: /Closing balance/ })).toHaveTextContent('31 Jan 2026');
  expect(court.getByRole('row', { name: /Closing balance/ })).toHaveTextContent('$1,420.50$1,155.00$769.50');
  expect(screen.getByRole('table', { name: 'Kopje Offices' })).toBeVisible();
});

/** A line that was typed twice, and what took it back. */
function corrects() {
  const [first, ...others] = sampleStatementLines;
  if (!first) throw new Error('There is a line.');
  const mistake = { ...first, entry: 51, description: 'Typed twice', tenant: null, unit: null };
  server.use(
    answer(listLandlordStatements, ({ query }) => {
      const page = sampleLandlordStatements(query);
      const lines = [
        { ...mistake, amount: '-99.00', balance: '936.00' },
        { ...mistake, entry: 52, amount: '99.00', balance: '1035.00', corrects: [51] },
        ...[first, ...others],
      ];
      return page.lines ? { ...page, lines } : page;
    }),
  );
}

test('A13 corrected mistakes are folded until they are asked for; arrears and the account stand below', async () => {
  corrects();
  const { user } = await open('?year=2026&month=1&from=Rudo+Makoni&to=Rudo+Makoni');
  expect(await screen.findByText('Tariro Ncube, unit 4: L-0007, Rent, January 2026')).toBeVisible();
  expect(screen.queryByText('Typed twice')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Show corrections (2 lines)' }));
  expect(screen.getAllByText('Typed twice')).toHaveLength(2);
  expect(screen.getByText('Paid Into').nextSibling).toHaveTextContent(/account ending \d{4}|No bank account/);
});

test('corrected mistakes are on the paper of many where they are asked for', async () => {
  corrects();
  const { user, preview } = await open();
  await user.click(preview.getByRole('switch', { name: 'Print corrections' }));
  const paper = await printed(() => user.click(preview.getByRole('button', { name: 'Print' })));
  expect(paper.getAllByText(/Typed twice/).length).toBeGreaterThan(1);
});

test('Submit selects by name and keeps the selection in the address', async () => {
  const sent = vi.fn();
  server.use(
    answer(listLandlordStatements, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleLandlordStatements(query);
    }),
  );
  const { user, describe, router } = await open('');
  const from = await field('Landlord From');
  await user.click(from);
  await user.click(await screen.findByRole('option', { name: 'Rudo Makoni' }));
  await user.selectOptions(await field('Month'), 'March');
  await user.selectOptions(await field('Year'), '2025');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(describe('Period')).toBe('March 2025'));
  expect(describe('Landlord')).toBe('From Rudo Makoni');
  expect(router.state.location.search).toBe('?from=Rudo+Makoni&year=2025&month=3');
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ from: '2025-03-01', to: '2025-03-31' }));
});

test('a range the wrong way round is told at its end', async () => {
  const { user, describe } = await open('?year=2026&from=Moyo');
  await user.click(await field('Landlord To'));
  await user.click(await screen.findByRole('option', { name: 'Msasa Holdings' }));
  await user.click(await field('Landlord From'));
  await user.click(await screen.findByRole('option', { name: 'Rudo Makoni' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await field('Landlord To')).toHaveFocus();
  expect(await field('Landlord To')).toHaveAccessibleDescription(/cannot come before Landlord From/);
  expect(describe('Landlord')).toBe('From Moyo');
});

test('all landlords are printed as one job, each on a sheet of its own', async () => {
  const { user, preview } = await open();
  const paper = await printed(() => user.click(preview.getByRole('button', { name: 'Print' })));
  const heads = paper.getAllByText(/^Landlord Property Statement · /).map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Landlord Property Statement · Msasa Holdings',
    'Landlord Property Statement · Rudo Makoni',
  ]);
  expect(paper.getByRole('table', { name: '12 King George Road' })).toHaveTextContent('L-0007, Rent');
});

test('printing shows how far it is, and can be cancelled', async () => {
  const slow = held(listLandlordStatements, ({ query }) => sampleLandlordStatements(query));
  server.use(slow.handler);
  const { user, preview } = await open();
  await preview.findByRole('table', { name: 'Statements' });
  slow.hold();
  await user.click(preview.getByRole('button', { name: 'Print' }));
  expect(await preview.findByRole('progressbar', { name: '0 of 3 accounts read' })).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Cancel' }));
  expect(preview.queryByRole('progressbar')).not.toBeInTheDocument();
  slow.release();
  expect(preview.getByRole('button', { name: 'Print' })).toBeEnabled();
  expect(document.querySelector('iframe')).toBeNull();
});

test('lines that cannot be read are told, and another try prints', async () => {
  const { user, preview } = await open();
  server.use(answer(listLandlordStatements, () => refuse(403, { detail: 'Not yours.' })));
  await user.click(preview.getByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Could not print the statements')).toBeInTheDocument();
  server.resetHandlers();
  await printed(() => user.click(preview.getByRole('button', { name: 'Print' })));
});

test('more than 200 statements are not printed at once', async () => {
  const [first] = sampleStatementRows;
  if (!first) throw new Error('There is a row.');
  const many = Array.from({ length: 201 }, (_, index) => ({
    ...first,
    landlord_id: index + 1,
    landlord: { ...first.landlord, name: `Landlord ${index + 1}` },
  }));
  server.use(answer(listLandlordStatements, ({ query }) => sampleLandlordStatements(query, many)));
  const { user, preview } = await open();
  await user.click(preview.getByRole('button', { name: 'Print' }));
  expect(await preview.findByRole('alert')).toHaveTextContent('at most 200 statements');
});

test('without money and movements there is no statement, and nothing to print', async () => {
  const { preview } = await open('?year=2026&currency=ZIG');
  expect(await preview.findByText('No statements')).toBeVisible();
  expect(preview.getByRole('button', { name: 'Print' })).toBeDisabled();
});
