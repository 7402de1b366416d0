import { sampleIndividualRow, samplePage } from '@rentsafe/domain/fixtures';
import { fullName, searchIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { clearLogin } from '../login/storedLogin';
import { recentRecords } from '../session/recentRecords';
import { answer, refuse } from '../testing/answer';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';
import { recentSearches } from './recentSearches';

beforeEach(() => void signedIn());

const box = () => screen.findByRole('combobox', { name: 'Search everywhere' });
const person = fullName(sampleIndividualRow(0));

test('Ctrl+K goes to a screen, and focus to its heading', async () => {
  const { user, address } = renderApp(HOME_PATH);
  await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'customers credit{Enter}');
  const arrived = await screen.findByRole('heading', { level: 1, name: 'Credit Journals' });
  await waitFor(() => expect(arrived).toHaveFocus());
  expect(address()).toBe(`${HOME_PATH}/customers/journals/credit`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is typed at once after Ctrl+K is searched whole', async () => {
  renderApp(`${HOME_PATH}/leases`);
  const search = await screen.findByRole('searchbox');
  await userEvent.click(search);
  await userEvent.keyboard('{Control>}k{/Control}76101009M21', { delay: null });
  expect(await box()).toHaveValue('76101009M21');
  expect(search).toHaveValue('');
});

test('finds a tenant on the server, opens the report and gives focus back to where it was called', async () => {
  const { user } = renderApp(`${HOME_PATH}/deposits`);
  const button = await screen.findByRole('button', { name: 'Search everywhere' });
  await user.click(button);
  await user.type(await box(), person);
  await user.click(await screen.findByRole('option', { name: new RegExp(person) }));
  const report = await screen.findByRole('dialog', { name: /Rent Payment Status Report/ });
  expect(await within(report).findByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());

  await user.click(button);
  expect(await screen.findByRole('group', { name: 'Recent searches' })).toHaveTextContent(person);
});

test('finds a company, and opens its report', async () => {
  const { user } = renderApp(HOME_PATH);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await user.type(await box(), 'baobab');
  const companies = await screen.findByRole('group', { name: 'Companies' });
  const [first] = within(companies).getAllByRole('option');
  if (!first) throw new Error('no company');
  await user.click(first);
  expect(await screen.findByRole('heading', { name: 'Company Details' })).toBeVisible();
});

test('who may not see one kind finds the other', async () => {
  const searches: string[] = [];
  server.use(
    http.get('*/api/individuals/search/', ({ request }) => {
      searches.push(new URL(request.url).search);
      return refuse(403, { detail: 'You do not have permission to perform this action.' });
    }),
    http.get('*/api/companies/search/', ({ request }) => void searches.push(new URL(request.url).search)),
  );
  const { user } = renderApp(HOME_PATH);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await box();
  // Typed slowly, the first letters would be a search of their own.
  await user.paste('baobab');
  expect(await screen.findByRole('group', { name: 'Companies' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Tenants' })).not.toBeInTheDocument();
  expect(screen.queryByText('The search failed.')).not.toBeInTheDocument();
  expect(new Set(searches)).toEqual(new Set(['?q=baobab&page=1']));
});

test('says that the search failed, and tries again', async () => {
  server.use(http.get('*/api/companies/search/', () => HttpResponse.error(), { once: true }));
  const { user } = renderApp(HOME_PATH);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await box();
  await user.paste(person);
  expect(await screen.findByText('The search failed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: new RegExp(person) })).toBeVisible();
});

test('forgets recent searches when the person signs out', async () => {
  const { user } = renderApp(HOME_PATH);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await user.type(await box(), person);
  await user.click(await screen.findByRole('option', { name: new RegExp(person) }));
  expect(recentSearches.read()).toEqual([person]);
  clearLogin();
  expect(recentSearches.read()).toEqual([]);
  for (const storage of [localStorage, sessionStorage]) expect(JSON.stringify(storage)).not.toContain(person);
});

async function palette() {
  const { user, address } = renderApp(`${HOME_PATH}/deposits`);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
    await box();
  };
  await open();
  const choose = async (text: string, name: RegExp | string) => {
    await user.paste(text);
    await user.click(await screen.findByRole('option', { name }));
  };
  return { user, address, open, choose };
}

test('leads to all that was found, where that is more than it shows', async () => {
  server.use(
    answer(searchIndividuals, () => ({
      ...samplePage(sampleIndividualRow, { total: 46 }),
      count: 10_000,
      count_is_capped: true,
    })),
  );
  const { address, choose } = await palette();
  await choose('o&b', 'See all 10,000+ tenants');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Status' })).toBeVisible();
  expect(address()).toBe(`${HOME_PATH}?tab=individual&individual_q=o%26b`);
});

test('adds a record from anywhere', async () => {
  const { user, choose } = await palette();
  await choose('add', 'Add New Company');
  expect(await screen.findByRole('dialog', { name: 'Add New Company' })).toBeVisible();
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Search everywhere' });
  await waitFor(() => expect(button).toHaveFocus());
});

test('sets the theme and the density', async () => {
  const { choose, open } = await palette();
  await choose('dark', 'Dark theme');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(screen.queryByRole('option', { name: 'Dark theme' })).not.toBeInTheDocument();
  await choose('rows', 'Compact rows');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-density', 'compact'));
});

test('logs out', async () => {
  const { address, choose } = await palette();
  await choose('sign out', /Log out/);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/');
});

test('offers records that were open, until one signs out', async () => {
  recentRecords.remember({ about: 'individual', id: 1, name: person });
  const { user } = await palette();
  const recent = await screen.findByRole('group', { name: 'Recent records' });
  await user.click(within(recent).getByRole('option', { name: person }));
  expect(await screen.findByRole('dialog', { name: /Rent Payment Status Report/ })).toBeVisible();
  clearLogin();
  expect(recentRecords.read()).toEqual([]);
});
