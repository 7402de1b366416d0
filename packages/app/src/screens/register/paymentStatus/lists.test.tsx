import { recordExport } from '@rentsafe/domain/audit';
import { sampleIndividualRow, samplePage } from '@rentsafe/domain/fixtures';
import { fullName, listIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { chooseOption } from '../../../testing/listMenu';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const tab = `${HOME_PATH}?tab=individual`;
/** Few rows a page, so that a test lays out little. */
const people = Array.from({ length: 5 }, (_, index) => sampleIndividualRow(index));

const asked = vi.fn();
const recorded = vi.fn();
const saved = vi.fn<(csv: Blob) => string>(() => 'blob:file');

beforeEach(() => {
  signedIn();
  vi.clearAllMocks();
  URL.createObjectURL = saved as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => {};
  server.use(
    answer(listIndividuals, (request) => {
      asked(String(request.query));
      if (request.query.get('format')) {
        return HttpResponse.text('ID,First name\r\n', {
          headers: { 'Content-Type': 'text/csv; charset=utf-8' },
        });
      }
      if (!request.query.has('page_size')) request.query.set('page_size', '2');
      return pageOf(people, request);
    }),
    answer(recordExport, ({ body }) => {
      recorded(body);
      return { ...(body as object), at: '2026-11-23T08:00:00Z', request_id: 'r' } as never;
    }),
  );
});

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
const linesOf = async () => (await textOf(saved.mock.lastCall?.[0])).trim().split('\r\n');
const boxOf = (index: number) =>
  screen.findByRole('checkbox', { name: `Select ${fullName(people[index] as (typeof people)[0])}` });

test('a header orders the whole list on the server, from page 1, one way and then the other', async () => {
  const { user, address } = renderApp(`${tab}&individual_page=2`);
  await screen.findByText('2 / 5');
  await user.click(screen.getByRole('button', { name: 'Last Name' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('ordering=name&page=1'));
  expect(address()).toBe(`${tab}&individual_ordering=name`);
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Last Name' })).toHaveAttribute('aria-sort', 'ascending'),
  );
  await user.click(screen.getByRole('button', { name: 'Last Name' }));
  await waitFor(() => expect(address()).toBe(`${tab}&individual_ordering=-name`));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('ordering=-name&page=1'));
});

test('rows of a page, columns and density are as the user left them, from page 1', async () => {
  const { user, address } = renderApp(`${tab}&individual_page=3`);
  await screen.findByText('3 / 5');
  await chooseOption(user, 'Preferences');
  await user.click(await screen.findByRole('checkbox', { name: 'ID Number' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compact rows' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(await screen.findByText('1–5 of 5 · 1 page')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('page=1&page_size=50'));
  expect(screen.queryByText(/There is no page/)).toBeNull();
  expect(address()).toBe(tab);
  expect(screen.queryByRole('columnheader', { name: 'ID Number' })).toBeNull();
  expect(localStorage.getItem('rentsafe.list.individual.1')).toBe(
    '{"hidden":["identification_number"],"density":"compact","pageSize":50}',
  );
});

test.each(['{', '7', '{"hidden":"x","density":3,"pageSize":7}'])(
  'preferences that are none change nothing: %s',
  async (stored) => {
    localStorage.setItem('rentsafe.list.individual.1', stored);
    renderApp(tab);
    await screen.findByText('1 / 5');
    expect(asked).toHaveBeenLastCalledWith('page=1');
    expect(screen.getByRole('columnheader', { name: 'ID Number' })).toBeVisible();
  },
);

test('rows selected on several pages are exported together; another search starts anew', async () => {
  const { user } = renderApp(tab);
  await user.click(await boxOf(0));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await user.click(await boxOf(2));
  await user.click(screen.getByRole('button', { name: 'Export 2 as CSV' }));
  await waitFor(() =>
    expect(recorded).toHaveBeenCalledExactlyOnceWith({ list: 'individuals', action: 'csv', rows: 2, q: '' }),
  );
  const lines = await linesOf();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('First Name,Last Name,ID Number');
  expect(lines[2]).toContain(people[2]?.identification_number);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('a');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull());
});

test('all but a few are read page after page, and printed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = renderApp(tab);
  await screen.findByText('1 / 5');
  await user.click(screen.getByRole('button', { name: 'Select all 5' }));
  await user.click(await boxOf(1));
  await user.click(screen.getByRole('button', { name: 'Print 4' }));
  await waitFor(() =>
    expect(recorded).toHaveBeenCalledExactlyOnceWith({
      list: 'individuals',
      action: 'print',
      rows: 4,
      q: '',
    }),
  );
  expect(asked).toHaveBeenCalledWith('page=1&page_size=100');
});

test('Print and CSV take the page, or all that match', async () => {
  const { user } = renderApp(tab);
  await screen.findByText('1 / 5');
  await chooseOption(user, 'CSV of this page (2)');
  await waitFor(() => expect(recorded).toHaveBeenCalledOnce());
  expect(await linesOf()).toHaveLength(3);

  await chooseOption(user, 'CSV of all 5');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(asked).toHaveBeenLastCalledWith('format=csv');
  expect(await linesOf()).toEqual(['ID,First name']);
  // The server has recorded that one.
  expect(recorded).toHaveBeenCalledOnce();

  await chooseOption(user, 'Print all 5');
  await waitFor(() =>
    expect(recorded).toHaveBeenLastCalledWith({ list: 'individuals', action: 'print', rows: 5, q: '' }),
  );
});

test('more than 10,000 are neither printed nor exported, and why is stated', async () => {
  const detail = 'More than 10,000 records match. Narrow the list with a search or filters.';
  server.use(
    answer(listIndividuals, ({ query }) =>
      query.get('format')
        ? refuse(400, { detail })
        : {
            ...samplePage((index) => people[index] as (typeof people)[0], { total: 10_000, size: 2 }),
            count_is_capped: true,
          },
    ),
  );
  const { user } = renderApp(tab);
  await screen.findByText('1 / 10,000+');
  for (const [item, verb] of [
    ['Print all 10,000+', 'print'],
    ['CSV of all 10,000+', 'export'],
  ] as const) {
    await chooseOption(user, item);
    expect(await screen.findByText(`Could not ${verb} individuals`)).toBeInTheDocument();
  }
  expect(screen.getAllByText(new RegExp(detail))).toHaveLength(2);
  expect(recorded).not.toHaveBeenCalled();
});

test('a saved view restores order and filters together', async () => {
  const { user, address } = renderApp(
    `${tab}&individual_identification_type=passport&individual_ordering=-name`,
  );
  await screen.findByText('1 / 5');
  await chooseOption(user, 'Views');
  await user.click(await screen.findByRole('textbox', { name: 'Name of the view' }));
  await user.paste('Passports');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe(`${tab}&individual_ordering=-name`));
  await user.click(screen.getByRole('button', { name: 'Last Name' }));
  await waitFor(() => expect(address()).toBe(`${tab}&individual_ordering=name`));
  await chooseOption(user, 'Views');
  await user.click(await screen.findByRole('button', { name: 'Passports' }));
  await waitFor(() =>
    expect([...new URLSearchParams(address().split('?')[1])].sort()).toEqual([
      ['individual_identification_type', 'passport'],
      ['individual_ordering', '-name'],
      ['tab', 'individual'],
    ]),
  );
});

test('ID numbers are hidden on this computer, one by one shown, until they are shown again', async () => {
  const [person] = people as [(typeof people)[0]];
  const number = String(person.identification_number);
  const { user, router } = renderApp(tab);
  expect(await screen.findByText(number)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide ID numbers' }));
  await waitFor(() => expect(screen.queryByText(number)).not.toBeInTheDocument());
  await router.navigate(`${HOME_PATH}/help`);
  await screen.findByRole('heading', { name: 'Help' });
  await router.navigate(tab);
  await user.click(await screen.findByRole('button', { name: `Show ID Number of ${fullName(person)}` }));
  expect(await screen.findByText(number)).toBeVisible();
  expect(screen.getAllByText('••••••••')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show ID numbers' }));
  await waitFor(() => expect(screen.queryByText('••••••••')).not.toBeInTheDocument());
});

test('a search that finds nobody offers to add', async () => {
  const { user } = renderApp(`${tab}&individual_q=zzzz`);
  const table = await screen.findByRole('table');
  expect(await within(table).findByText(/^No individuals match “zzzz”/)).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Add New Individual' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Individual' })).toBeVisible();
});

test('the city filter offers the cities on record, and a city that is none is named', async () => {
  const { user, address } = renderApp(`${tab}&individual_city=99`);
  expect(await screen.findByText(/has an unknown filter: City\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'City' }), 'Harare');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('city=2&page=1'));
  expect(address()).toBe(`${tab}&individual_city=2`);
  expect(await screen.findByText('City: Harare')).toBeVisible();
});
