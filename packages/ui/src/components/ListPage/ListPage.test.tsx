import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { LinkProvider } from '../Link';
import { Toaster } from '../Toast';
import { type ListAnswer, ListPage, type ListPageProps, useBrowserAddress, useListState } from '.';
import {
  allJobs,
  columns,
  conditionedJobs,
  type Job,
  type JobQuery,
  jobs,
  matching,
  pageOf,
} from './ListPage.sample';

type Props = ListPageProps<typeof jobs, Job>;

/** A server that answers a tick later, and may change meanwhile. */
const server = { rows: allJobs, error: undefined as Error | undefined, asked: [] as JobQuery[] };
const readAll = vi.fn(async (query: JobQuery, _: AbortSignal) => matching(query, server.rows));

/** As a query library reads. */
function useAnswer(query: JobQuery): ListAnswer<Job> {
  const [answer, setAnswer] = useState<ListAnswer<Job>>({ rows: undefined });
  const [attempt, setAttempt] = useState({});
  useEffect(() => {
    let isWanted = true;
    server.asked.push(query);
    void attempt;
    setAnswer((before) => ({ ...before, isFetching: true, error: undefined }));
    void Promise.resolve().then(() => {
      if (!isWanted) return;
      setAnswer((before) =>
        server.error
          ? { ...before, isFetching: false, error: server.error }
          : { ...pageOf(query, server.rows), isFetching: false },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [query, attempt]);
  return { ...answer, retry: () => setAttempt({}) };
}

function Jobs(props: Partial<Props>) {
  const state = useListState(jobs, { address: useBrowserAddress(), storage: localStorage });
  const answer = useAnswer(state.query);
  return (
    <>
      <Announcer />
      <Toaster />
      <ListPage
        list={jobs}
        state={state}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        readAll={readAll}
        {...props}
      />
    </>
  );
}

const open = (search: string, props: Partial<Props> = {}) => {
  window.history.replaceState(null, '', `/${search}`);
  return render(<Jobs {...props} />);
};
const address = () => window.location.search;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const firstRow = () => screen.getAllByRole('rowheader')[0]?.textContent;
const searchFor = async (term: string) => {
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste(term);
  await userEvent.keyboard('{Enter}');
};
const chooseOption = async (name: string) => {
  await userEvent.click(button('List options'));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  Object.assign(server, { rows: allJobs, error: undefined, asked: [] });
});

it('LSP-3 search, filters, order and page stand in the address, and the server is asked for them', async () => {
  open('');
  await screen.findByText('J-0001');
  await searchFor('baobab');
  expect(address()).toBe('?q=baobab');
  await userEvent.click(button('Due'));
  expect(address()).toBe('?q=baobab&sort=due');
  await userEvent.click(button('Filters'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Done' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urgent' }), 'No');
  expect(server.asked.at(-1)).toEqual({
    ...{ q: 'baobab', page: 1, pageSize: 5, sort: { column: 'due', direction: 'ascending' } },
    filters: { status: ['done'], urgent: false },
  });
  expect(await screen.findByText('Urgent: No')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect(server.asked.at(-1)?.q).toBe('');
});

it('LSP-3 pages are turned, and sizes chosen', async () => {
  open('?page=2');
  await screen.findByText('J-0006');
  await userEvent.click(button('Next'));
  expect(await screen.findByText('11–13 of 13')).toBeVisible();
  await chooseOption('Preferences');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '10');
  expect(await screen.findByText('1–10 of 13')).toBeVisible();
  expect(screen.queryByText(/There is no page/)).not.toBeInTheDocument();
});

it('LSP-4 a saved view restores search-independent state at once: order, filters and columns', async () => {
  open('?sort=-total&status=done&urgent=true');
  await screen.findByText('Status: Done');
  await chooseOption('Preferences');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Customer' }));
  await userEvent.keyboard('{Escape}');
  await chooseOption('Views');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Urgent{Enter}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Clear filters'));
  await userEvent.click(button('Due'));
  await chooseOption('Preferences');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Customer' }));
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe('?sort=due');
  await chooseOption('Views');
  await userEvent.click(await screen.findByRole('button', { name: 'Urgent' }));
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({
    ...{ sort: '-total', status: 'done', urgent: 'true' },
  });
  expect(screen.queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument();
});

function ConditionedJobs() {
  const state = useListState(conditionedJobs, { address: useBrowserAddress(), storage: localStorage });
  return (
    <>
      <Announcer />
      <ListPage
        {...{
          state,
          columns,
          list: conditionedJobs,
          answer: { rows: allJobs },
          rowKey: (job: Job) => job.id,
        }}
      />
    </>
  );
}

it('LSP-4, LSP-5, LSP-11 conditions stand in the address, in chips and in views', async () => {
  window.history.replaceState(null, '', '/?mechanic=not.2&status=not.booked&status=not.done&customer=like.x');
  render(<ConditionedJobs />);
  expect(await screen.findByText('Mechanic is not Grace Ncube')).toBeVisible();
  expect(screen.getByText('Status is not Booked, Done')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Customer');
  await userEvent.click(button('Filters (2)'));
  const customer = within(screen.getByRole('group', { name: 'Customer' }));
  await userEvent.type(customer.getByRole('textbox'), 'baobab log');
  expect(screen.getByText('Customer contains baobab log')).toBeVisible();
  expect(new URLSearchParams(address()).get('customer')).toBe('contains.baobab log');
  const mechanic = within(screen.getByRole('group', { name: 'Mechanic' }));
  await userEvent.selectOptions(mechanic.getByRole('combobox', { name: 'Condition' }), 'is');
  expect(new URLSearchParams(address()).get('mechanic')).toBe('2');
  await userEvent.selectOptions(mechanic.getByRole('combobox', { name: 'Condition' }), 'is not');
  await userEvent.keyboard('{Escape}');
  const asked = address();
  await chooseOption('Views');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Clear filters'));
  expect(address()).toBe('');
  await chooseOption('Views');
  await userEvent.click(await screen.findByRole('button', { name: 'Mine' }));
  expect(address()).toBe(asked);
});

it('LSP-5 a filter that is searched shows the name of a value that only the address has', async () => {
  open('?mechanic=2');
  expect(await screen.findByText('Mechanic: Grace Ncube')).toBeVisible();
  await userEvent.click(button('Filters (1)'));
  const box = screen.getByRole('combobox', { name: 'Mechanic' });
  expect(box).toHaveValue('Grace Ncube');
  await userEvent.clear(box);
  expect(address()).toBe('');
  await userEvent.type(box, 'farai');
  await userEvent.click(await screen.findByRole('option', { name: 'Farai Dube' }));
  expect(address()).toBe('?mechanic=1');
  expect(screen.getByText('Mechanic: Farai Dube')).toBeVisible();
});

describe('LSP-6 what is not there is told:', () => {
  it('an empty list, and one that nothing matches', async () => {
    server.rows = [];
    const { unmount } = open('', { empty: 'Add the first job.', noMatch: ({ q }) => <b>Add {q}</b> });
    expect(await screen.findByText('Add the first job.')).toBeVisible();
    unmount();
    open('?q=zzz', { empty: 'Add the first job.', noMatch: ({ q }) => <b>Add {q}</b> });
    expect(await screen.findByText(/^No jobs match “zzz”/)).toBeVisible();
    expect(screen.getByText('Add zzz')).toBeVisible();
  });

  it('an error, with Retry; rows that were there are', async () => {
    server.error = new Error('The server is resting.');
    open('');
    expect(await screen.findByText('Could not fetch jobs')).toBeVisible();
    expect(screen.getByText('The server is resting.')).toBeVisible();
    server.error = undefined;
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('J-0001')).toBeVisible();
  });

  it('a page past the end, with the way to the last one', async () => {
    open('?page=99');
    expect(await screen.findByText('This page is beyond the end of the list')).toBeVisible();
    expect(screen.queryByText(/of 13$/)).not.toBeInTheDocument();
    await userEvent.click(button('Go to the last page'));
    expect(await screen.findByText('11–13 of 13')).toBeVisible();
  });

  it('a page past the end of a list that nobody has counted, with the way to the first', async () => {
    server.rows = [];
    open('?page=4');
    expect(await screen.findByText('There is no page 4.')).toBeVisible();
    await userEvent.click(button('Go to page 1'));
    expect(address()).toBe('');
  });

  it('what the address has that the list does not allow', async () => {
    open('?status=lost&sort=colour&page=abc');
    expect(await screen.findByText(/unknown filter: Status, Order\./)).toBeVisible();
    expect(screen.getByText(/no valid page number/)).toBeVisible();
    expect(await screen.findByText('J-0001')).toBeVisible();
  });
});

describe('LSP-7 selected rows', () => {
  const run = vi.fn<(chosen: { rows: readonly Job[]; selection: unknown; query: JobQuery }) => void>();
  const bulk: Props['bulk'] = [
    { label: (count) => `Invoice ${count}`, confirm: ({ count }) => `Invoice ${count} jobs?`, run },
  ];
  const select = (number: string) =>
    userEvent.click(screen.getByRole('checkbox', { name: `Select ${number}` }));

  it('of several pages are read as they are now, asked about, and handed over with the query', async () => {
    open('', { bulk });
    await screen.findByText('J-0001');
    await select('J-0001');
    await userEvent.click(button('Next'));
    await screen.findByText('J-0006');
    await select('J-0006');
    await userEvent.click(button('Invoice 2'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Invoice 2 jobs?' });
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invoice 2' }));
    expect(run).toHaveBeenCalledOnce();
    expect(run.mock.lastCall?.[0]).toMatchObject({
      selection: { mode: 'some', keys: new Set([1, 6]) },
      query: { page: 2 },
      rows: [{ id: 1 }, { id: 6 }],
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('that have changed or gone are told before anything is done', async () => {
    open('', { bulk, readPage: async (query) => pageOf(query, server.rows).rows });
    await screen.findByText('J-0001');
    await select('J-0001');
    await select('J-0002');
    server.rows = allJobs
      .filter(({ id }) => id !== 2)
      .map((job) => (job.id === 1 ? { ...job, total: '1.00' } : job));
    await userEvent.click(button('Invoice 2'));
    const dialog = await screen.findByRole('dialog', { name: 'The selection has changed' });
    expect(within(dialog).getByText('J-0001: Total 80.50 → 1.00.')).toBeVisible();
    expect(within(dialog).getByText('J-0002 is no longer in this list.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue with 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice 2' }));
    expect(run.mock.lastCall?.[0].rows).toMatchObject([{ id: 1, total: '1.00' }]);
  });

  it('go with another search: nothing is done to rows that are not shown', async () => {
    open('', { bulk });
    await screen.findByText('J-0001');
    await select('J-0001');
    await searchFor('mutapa');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Invoice/ })).not.toBeInTheDocument());
  });

  it('are left to the server where it acts by selection and query', async () => {
    const archive = { label: 'Archive', readsRows: false, run };
    open('', { bulk: [archive] });
    await screen.findByText('J-0001');
    await userEvent.click(button('Select all 13'));
    await userEvent.click(button('Archive'));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(readAll).not.toHaveBeenCalled();
    expect(run.mock.lastCall?.[0].selection).toEqual({ mode: 'all', keys: new Set() });
  });

  it('of other pages, where nobody can read them, are left to the actions that need no rows', async () => {
    const archive = { label: 'Archive', readsRows: false, run };
    const { unmount } = open('', { readAll: undefined, bulk: [archive, { label: 'Invoice', run }] });
    await screen.findByText('J-0001');
    await select('J-0001');
    expect(button('Invoice')).toBeVisible();
    await userEvent.click(button('Select all 13'));
    expect(button('Archive')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Invoice|Print|CSV)/ })).not.toBeInTheDocument();
    unmount();
    open('', { readAll: undefined, bulk });
    await screen.findByText('J-0001');
    await select('J-0001');
    expect(button('Invoice 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  });

  it('stay, and why is stated, where the action fails', async () => {
    run.mockRejectedValueOnce(new Error('Locked until Monday.'));
    open('', { bulk: [{ label: 'Archive', run }] });
    await screen.findByText('J-0001');
    await select('J-0001');
    await userEvent.click(button('Archive'));
    expect(await screen.findByText('Archive failed')).toBeVisible();
    expect(screen.getByText('Locked until Monday.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select J-0001' })).toBeChecked();
  });
});

describe('LSP-8 Print and CSV', () => {
  const saved = vi.fn<(csv: Blob) => string>(() => 'blob:file');
  const lines = async () => (await saved.mock.lastCall?.[0].text())?.trim().split('\r\n') ?? [];
  beforeEach(() => {
    URL.createObjectURL = saved as typeof URL.createObjectURL;
    URL.revokeObjectURL = () => {};
  });

  it('take the page, or all that match', async () => {
    const onExport = vi.fn();
    open('?q=baobab', { onExport });
    await screen.findByText('J-0001');
    await chooseOption('CSV');
    await waitFor(() => expect(onExport).toHaveBeenCalledExactlyOnceWith({ action: 'csv', rows: 3 }));
    expect(await lines()).toHaveLength(4);
    act(() => void window.history.replaceState(null, '', '/'));
    fireEvent.popState(window);
    await screen.findByText('1–5 of 13');
    await chooseOption('CSV of all 13');
    await waitFor(() => expect(onExport).toHaveBeenLastCalledWith({ action: 'csv', rows: 13 }));
    expect(await lines()).toHaveLength(14);
    // jsdom cannot print.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await chooseOption('Print all 13');
    await waitFor(() => expect(onExport).toHaveBeenLastCalledWith({ action: 'print', rows: 13 }));
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    const frame = document.querySelector('iframe');
    expect(frame?.contentDocument?.querySelectorAll('tbody tr')).toHaveLength(13);
    frame?.remove();
  });

  it('of a list that the server stopped counting are refused, and why is stated', async () => {
    const answer = { ...pageOf(jobs.read('')), total: { count: 10_000, isCapped: true } };
    open('', { answer });
    await chooseOption('CSV of all 10,000+');
    expect(await screen.findByText('Could not export jobs')).toBeVisible();
    expect(screen.getByText(/^More than 10,000 records match/)).toBeVisible();
    expect(readAll).not.toHaveBeenCalled();
  });
});

describe('LSP-9 a row', () => {
  it('leads to its page by the link in it, which a press anywhere on the row follows through the router', async () => {
    const followed = vi.fn();
    window.history.replaceState(null, '', '/');
    render(
      <LinkProvider
        renderLink={({ href, ...rest }) => (
          <a
            href={href}
            {...rest}
            onClick={(event) => {
              event.preventDefault();
              followed(href);
            }}
          />
        )}
      >
        <Jobs hrefOf={({ id }) => `/jobs/${id}`} />
      </LinkProvider>,
    );
    const link = await screen.findByRole('link', { name: 'J-0001' });
    expect(link).toHaveAttribute('href', '/jobs/1');
    await userEvent.click(screen.getAllByText('Baobab Logistics')[0] as HTMLElement);
    expect(followed).toHaveBeenCalledExactlyOnceWith('/jobs/1');
  });

  it('is opened by the caller where its cells have links of their own', async () => {
    const onOpen = vi.fn();
    open('', { onOpen });
    await userEvent.click((await screen.findAllByText('Baobab Logistics'))[0] as HTMLElement);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ row: allJobs[0] });
  });
});

it('LSP-10 what is given to the root reaches it, and one table with one name', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  open('', { id: 'jobs', className: 'mine', title: 'Open jobs', isRowSelectable: () => true });
  await screen.findByText('J-0001');
  expect(document.querySelector('#jobs.mine')).toContainElement(
    screen.getByRole('table', { name: 'Open jobs' }),
  );
  expect(firstRow()).toBe('J-0001');
  expect(warned).not.toHaveBeenCalled();
});
