import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import { searchRecords } from '@rentsafe/domain/recordSearch';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { clearLogin } from '../login/storedLogin';
import { recentRecords } from '../session/recentRecords';
import { answer } from '../testing/answer';
import { signedInUser } from '../testing/handlers';
import { signedIn } from '../testing/login';
import { sampleHit } from '../testing/searchHandlers';
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

test('finds a record of any kind by its number, and goes to its page', async () => {
  const { user, address } = renderApp(HOME_PATH);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await box();
  await user.paste('rc-000009');
  const receipts = within(await screen.findByRole('group', { name: 'Receipts' }));
  expect(receipts.getByRole('option')).toHaveTextContent(/RC-000009 Tariro Ncube.*\$300\.00/);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /RC-000009/ })).toBeVisible();
  expect(address()).toBe(`${HOME_PATH}/customers/receipts/9`);
});

test.each([
  ['RQ-000013', false],
  ['63-123456 B 63', true],
])('of %s a logged register check is offered: %s', async (number, isOffered) => {
  signedIn({ user_type: 'client' });
  server.use(answer(searchRecords, () => []));
  const { user } = renderApp(`${HOME_PATH}/deposits`);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await box();
  await user.paste(number);
  if (isOffered) expect(await screen.findByRole('option', { name: /^Check / })).toBeVisible();
  else {
    expect(await screen.findByText(`Nothing found for “${number}”.`)).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Check / })).not.toBeInTheDocument();
  }
});

test.each([
  ['lock', 'Lock the month'],
  ['bank', 'Match bank lines'],
  ['pay landlord', 'Pay landlords'],
  ['report fault', 'Add a request'],
])('“%s” finds what people mean: %s', async (words, action) => {
  const { user } = renderApp(`${HOME_PATH}/deposits`);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await box();
  await user.paste(words);
  const actions = within(await screen.findByRole('group', { name: 'Actions' }));
  expect(actions.getByRole('option', { name: action })).toBeVisible();
});

test('“record receipt” opens its form', async () => {
  const { user, address } = renderApp(`${HOME_PATH}/deposits`);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await box();
  await user.paste('record receipt');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New Receipt' })).toBeVisible();
  expect(address()).toBe(`${HOME_PATH}/customers/receipts`);
});

test('what a role may not do is not offered', async () => {
  server.use(answer(me, () => ({ ...signedInUser, access_level: USER })));
  const { user } = renderApp(`${HOME_PATH}/deposits`);
  await user.click(await screen.findByRole('button', { name: 'Search everywhere' }));
  await box();
  await user.paste('user');
  expect(screen.queryByRole('option', { name: 'Invite a user' })).not.toBeInTheDocument();
});

test('says that the search failed, and tries again', async () => {
  server.use(http.get('*/api/search/', () => HttpResponse.error(), { once: true }));
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

test('leads to all people that were found, where there may be more than it shows', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => sampleHit({ kind: 'individual', id, title: `Rudo ${id}` }));
  server.use(answer(searchRecords, () => five));
  const { address, choose } = await palette();
  await choose('o&b', 'See all people');
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
