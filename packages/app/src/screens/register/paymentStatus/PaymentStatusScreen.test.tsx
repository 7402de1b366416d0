import { sampleIndividualRow, samplePage } from '@rentsafe/domain/fixtures';
import { fullName, listIndividuals } from '@rentsafe/domain/individual';
import { getSeries } from '@rentsafe/domain/insight';
import { getOverview } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '../../../calls/queryClient';
import { answer } from '../../../testing/answer';
import { nothingCharged } from '../../../testing/insightHandlers';
import { signedIn } from '../../../testing/login';
import { mockedLists, pageOf } from '../../../testing/mockedLists';
import { sampleSeries } from '../../../testing/sampleInsight';
import { nothingOwed, sampleOverview } from '../../../testing/sampleOverview';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

/** Two rows a page: a test of what is around the rows need not lay out twenty. */
const shortPages = () =>
  server.use(
    answer(listIndividuals, (request) => {
      request.query.set('page_size', '2');
      return pageOf(mockedLists.individual.rows, request);
    }),
  );

const individualTab = `${HOME_PATH}?tab=individual`;

beforeEach(() => void signedIn());

const searchbox = () => screen.findByRole('searchbox');

describe('the overview', () => {
  test('shows risk, oldest creditor and both credit cards of each currency', async () => {
    const { user } = renderApp(HOME_PATH);
    const creditGiven = await screen.findByRole('group', { name: 'Credit Given' });
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    const risk = within(screen.getByRole('region', { name: 'Your Payment Status' }));
    expect(risk.getByText('Risk Level').parentElement).toHaveTextContent('Risk LevelN/ANot rated yet');
    expect(risk.getByText('Oldest Creditor').parentElement).toHaveTextContent(
      /Baobab PropertiesOutstanding since 01 Sept? 2025$/,
    );
    expect(within(creditGiven).getAllByRole('listitem')).toHaveLength(5);
    expect(within(creditGiven).getByText('$22,200.75')).toBeVisible();
    expect(within(creditGiven).getByText('$12,450.00')).toBeVisible();
    expect(within(creditGiven).getByText('56.08%')).toBeVisible();
    expect(within(creditGiven).getByRole('link', { name: /Due 90\+ days, Credit Given/ })).toHaveAttribute(
      'href',
      `${HOME_PATH}/leases?show=Due%2090%2B%20days`,
    );
    expect(screen.getByRole('link', { name: /Due 90\+ days, Credit Taken$/ })).toHaveAttribute(
      'href',
      `${HOME_PATH}/creditors/disbursements?tab=bills&due=Due%2090%2B%20days`,
    );
    const summary = within(screen.getByRole('region', { name: 'Credit Summary' }));
    expect(
      summary.getAllByRole('group').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Credit Given', 'Credit Taken', 'Credit Given, ZIG', 'Credit Taken, ZIG']);
    expect(summary.getByRole('group', { name: 'Credit Given, ZIG' })).toHaveTextContent(
      /24,000\.00.*75\.00%/,
    );
    expect(summary.getByRole('group', { name: 'Credit Taken, ZIG' })).not.toHaveTextContent(/[1-9],|NaN/);
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Nothing is owed/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'What the ratings mean' }));
    const meanings = within(await screen.findByRole('dialog', { name: 'What the ratings mean' }));
    expect(await meanings.findByText('Pays on time. Nothing is overdue.')).toBeVisible();
  });

  test('a rating and what was owed are shown as at the end of a day, and lead to its ageing', async () => {
    const sent = vi.fn();
    server.use(
      answer(getOverview, ({ query }) => {
        sent(Object.fromEntries(query));
        return { ...sampleOverview, classification: 'Medium Risk' };
      }),
    );
    const { user, address } = renderApp(`${HOME_PATH}?as_at=2026-02-10`);
    expect((await screen.findByText('Medium Risk')).parentElement).toHaveTextContent(
      /^Risk LevelMedium Risk$/,
    );
    expect(screen.getByRole('link', { name: /Due 90\+ days, Credit Given, ZIG/ })).toHaveAttribute(
      'href',
      `${HOME_PATH}/customers/ageing?as_at=2026-02-10&currency=ZIG`,
    );
    expect(sent).toHaveBeenLastCalledWith({ as_at: '2026-02-10' });
    const asAt = screen.getByLabelText(/^As at/);
    await user.clear(asAt);
    await user.click(asAt);
    await user.paste('31/01/2026');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ as_at: '2026-01-31' }));
    await waitFor(() => expect(address()).toBe(`${HOME_PATH}?as_at=2026-01-31`));
  });

  test('where nothing is owed it shows zeros', async () => {
    server.use(nothingOwed);
    renderApp(HOME_PATH);
    expect(await screen.findByText('Nothing is owed on any lease.')).toBeVisible();
    expect(screen.getByText('No creditor reports a debt of your company')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Credit Given' })).getAllByText('$0.00')).toHaveLength(6);
  });

  test('twelve months stand below, asked for once, each chart with the way to its report', async () => {
    const asked: (string | null)[] = [];
    server.use(
      answer(getSeries, ({ query }) => {
        asked.push(query.get('currency'));
        return sampleSeries(query);
      }),
    );
    renderApp(HOME_PATH);
    expect(await screen.findByRole('link', { name: 'Portfolio performance, USD' })).toHaveAttribute(
      'href',
      `${HOME_PATH}/portfolio-performance?currency=USD`,
    );
    expect(screen.getByRole('link', { name: 'Ageing, USD' })).toHaveAttribute(
      'href',
      `${HOME_PATH}/customers/ageing?currency=USD`,
    );
    expect(screen.getByRole('link', { name: 'Occupancy and vacancy' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ageing, ZIG' })).not.toBeInTheDocument();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(asked).toEqual(['USD', 'ZIG']);
  });

  test('there are no twelve months where nothing was charged', async () => {
    server.use(nothingOwed, nothingCharged);
    renderApp(HOME_PATH);
    expect(await screen.findByText('Nothing is owed on any lease.')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: 'Twelve Months' })).not.toBeInTheDocument();
  });

  test('that fails says so, and Retry gets it', async () => {
    server.use(http.get('*/api/overview/', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp(HOME_PATH);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not fetch the overview');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Credit Given' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the list of individuals', () => {
  beforeEach(shortPages);

  test('opens from its tab, on page 1', async () => {
    const { user, address } = renderApp(HOME_PATH);
    await user.click(await screen.findByRole('tab', { name: 'Individual Payment Status' }));
    expect(await screen.findByText('1 / 57')).toBeVisible();
    expect(address()).toBe(individualTab);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'First Name',
      'Last Name',
      'ID Number',
      'Actions',
    ]);
    expect(screen.getByPlaceholderText('Search by name or ID...')).toBeVisible();
  });

  test('a search goes to page 1 and to the address; Clear takes it out again', async () => {
    const { user, address } = renderApp(`${individualTab}&individual_page=2&company_q=baobab`);
    await screen.findByText('2 / 57');
    const box = await searchbox();
    await user.type(box, '  moyo {Enter}');
    expect(await screen.findByText(/^1 \/ \d+$/)).toBeVisible();
    expect(address()).toBe(`${individualTab}&company_q=baobab&individual_q=moyo`);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('1 / 57')).toBeVisible();
    expect(address()).toBe(`${individualTab}&company_q=baobab`);
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  test('?individual_page=abc shows page 1 and says so', async () => {
    const { address } = renderApp(`${HOME_PATH}?individual_page=abc&individual_q=`);
    expect(await screen.findByText('There is no page abc. Showing page 1.')).toBeVisible();
    expect(await screen.findByText('1 / 57')).toBeVisible();
    expect(address()).not.toContain('individual_page');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('filters of the address reach the server and stand as chips; one taken out leaves the address', async () => {
    const asked = vi.fn();
    server.use(
      answer(listIndividuals, ({ query }) => {
        asked(String(query));
        return samplePage(sampleIndividualRow, { page: 1, total: 57 });
      }),
    );
    const { user, address } = renderApp(
      `${individualTab}&individual_identification_type=passport&individual_created_from=2026-01-31`,
    );
    expect(await screen.findByText('ID Type: Passport')).toBeVisible();
    expect(screen.getByText('Added: from 31 Jan 2026')).toBeVisible();
    await screen.findByText('1 / 57');
    expect(asked).toHaveBeenLastCalledWith('identification_type=passport&created_from=2026-01-31&page=1');
    await user.click(screen.getByRole('button', { name: 'Remove ID Type: Passport' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('created_from=2026-01-31&page=1'));
    expect(address()).toBe(`${individualTab}&individual_created_from=2026-01-31`);
  });

  test('a filter is set in its panel, and starts on page 1', async () => {
    const { user, address } = renderApp(`${individualTab}&individual_page=2`);
    await screen.findByText('2 / 57');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Added By' }), 'Me');
    expect(await screen.findByText('1 / 57')).toBeVisible();
    expect(address()).toBe(`${individualTab}&individual_mine=true`);
  });

  test('a filter of the address that is none is named, and the list is shown without it', async () => {
    renderApp(`${individualTab}&individual_identification_type=licence&individual_mine=true`);
    expect(await screen.findByText(/an unknown filter: ID Type\. Showing the list/)).toBeVisible();
    expect(await screen.findByText('1 / 57')).toBeVisible();
    expect(screen.getByText('Added By: Me')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a page that the server answers with no rows shows page 1 and says so', async () => {
    const none = { next: null, previous: null, count: 57, results: [] };
    server.use(
      answer(listIndividuals, ({ query }) =>
        Number(query.get('page')) > 1 ? none : samplePage(sampleIndividualRow, { page: 1, total: 57 }),
      ),
    );
    const { user, address } = renderApp(`${individualTab}&individual_page=9`);
    expect(await screen.findByText('There is no page 9. Showing page 1.')).toBeVisible();
    expect(await screen.findByText('1 / 57')).toBeVisible();
    expect(address()).toBe(individualTab);
    await user.type(await searchbox(), 'nobody{Enter}');
    expect(await within(await screen.findByRole('table')).findByText('No data')).toBeVisible();
    expect(address()).toBe(`${individualTab}&individual_q=nobody`);
  });
});

describe('a report', () => {
  beforeEach(shortPages);

  test('leads from the end of a page to the next, and back', async () => {
    const { user, address } = renderApp(individualTab);
    const views = await screen.findAllByRole('button', { name: /^View report for / });
    await user.click(views.at(-1) as HTMLElement);
    const dialogOf = (index: number) =>
      screen.findByRole('dialog', { name: new RegExp(fullName(sampleIndividualRow(index))) });
    const last = await dialogOf(1);
    await user.click(within(last).getByRole('button', { name: 'Next record' }));
    const next = await dialogOf(2);
    expect(next).toHaveAccessibleDescription(/^Record 1 of/);
    await waitFor(() => expect(address()).toBe(`${individualTab}&individual_report=3&individual_page=2`));
    await user.click(within(next).getByRole('button', { name: 'Previous record' }));
    expect(await dialogOf(1)).toHaveAccessibleDescription(/^Record 2 of/);
    await waitFor(() => expect(address()).toBe(`${individualTab}&individual_report=2`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(individualTab));
  });

  test('opens by its address over the list, wherever its row stands, and Back closes it there', async () => {
    const path = `${HOME_PATH}?individual_report=21`;
    const { router, address } = renderApp(path, ['/services', path]);
    const name = fullName(sampleIndividualRow(20));
    const dialog = await screen.findByRole('dialog', { name: new RegExp(name) });
    expect(dialog).not.toHaveAccessibleDescription(/on this page of the list/);
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(individualTab);
    expect(await screen.findByText('1 / 57')).toBeVisible();
  });

  test('that is outdated is read again when one turns to it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+02:00') });
    onTestFinished(() => void vi.useRealTimers());
    const read: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const id = /(\d+)\/full-details/.exec(request.url)?.[1];
      if (id) read.push(id);
    });
    const { user } = renderApp(individualTab);
    const [view] = await screen.findAllByRole('button', { name: /^View report for / });
    if (!view) throw new Error('no row');
    const turn = async (to: 'Previous' | 'Next', shown: number) => {
      await user.click(screen.getByRole('button', { name: `${to} record` }));
      await screen.findByRole('dialog', { name: new RegExp(fullName(sampleIndividualRow(shown))) });
      await screen.findByRole('heading', { name: 'Personal Details' });
    };
    await user.click(view);
    await screen.findByRole('heading', { name: 'Personal Details' });
    await turn('Next', 1);
    await turn('Previous', 0);
    expect(read).toEqual(['1', '2']);
    vi.setSystemTime(new Date('2026-11-20T10:16:00+02:00'));
    await turn('Next', 1);
    await waitFor(() => expect(read).toEqual(['1', '2', '2']));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(read).toEqual(['1', '2', '2', '1']));
    await turn('Next', 1);
    expect(read).toHaveLength(4);
    server.events.removeAllListeners();
  });

  test('that fails shows its error over the dialog, with Retry', async () => {
    server.use(http.get('*/full-details/', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp(individualTab);
    const [view] = await screen.findAllByRole('button', { name: /^View report for / });
    if (!view) throw new Error('no row');
    await user.click(view);
    const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
    expect(alert).toHaveTextContent('could not be reached');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Personal Details' })).toBeVisible();
  });

  test('that is not there yet is nothing to print: console and toast say so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get('*/full-details/', () => new Promise<never>(() => {})));
    const { user } = renderApp(individualTab);
    const [view] = await screen.findAllByRole('button', { name: /^View report for / });
    if (!view) throw new Error('no row');
    await user.click(view);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('There is nothing to print')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('nothing to print'));
  });

  test('on a company is of the company, not of the branch in the row', async () => {
    const onRequest = vi.fn();
    server.events.on('request:start', ({ request }) => onRequest(new URL(request.url).pathname));
    const { user } = renderApp(`${HOME_PATH}?company_page=2`);
    expect(await screen.findByRole('tab', { name: 'Company Payment Status', selected: true })).toBeVisible();
    const [view] = await screen.findAllByRole('button', { name: /^View report for / });
    if (!view) throw new Error('no row');
    await user.click(view);
    expect(await screen.findByRole('heading', { name: 'Company Details' })).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith('/api/companies/21/');
    server.events.removeAllListeners();
  });
});
