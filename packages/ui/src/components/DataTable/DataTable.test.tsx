import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stackedParts } from '../../internal/table/stackedParts';
import { Announcer } from '../Announcer';
import { columnVisibility, resizing } from '../DataTableColumns';
import { selection } from '../DataTableSelection';
import { sorting } from '../DataTableSort';
import { type Column, DataTable, type DataTableFeature, type DataTableProps, useDataTable } from '.';

interface Person {
  id: number;
  first: string;
  last: string;
}

const columns: Column<Person>[] = [
  { id: 'first', header: 'First Name', cell: 'first' },
  { id: 'last', header: 'Last Name', cell: (row) => row.last, rowHeader: true },
];
const tendai = { id: 1, first: 'Tendai', last: 'Moyo' };
const rudo = { id: 2, first: 'Rudo', last: 'Ncube' };
const chipo = { id: 3, first: 'Chipo', last: 'Dube' };

const table = (props: Partial<DataTableProps<Person>> = {}) => (
  <>
    <Announcer data-testid="spoken" />
    <DataTable
      caption="Individuals"
      columns={columns}
      rows={[tendai, rudo]}
      rowKey={(row) => row.id}
      status="ready"
      {...props}
    />
  </>
);
const announced = () => screen.getByTestId('spoken').textContent;

it('DTB-1 is a native table with caption, column headers and row headers', () => {
  render(table({ title: 'All individuals', titleLevel: 3 }));
  const native = screen.getByRole('table', { name: 'Individuals' });
  expect(
    within(native)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['First Name', 'Last Name']);
  expect(
    within(native)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Moyo', 'Ncube']);
  expect(screen.getByRole('heading', { level: 3, name: 'All individuals' })).toBeInTheDocument();
});

it.each(['', null, undefined])('DTB-1 an empty row header is a plain cell: %o', (last) => {
  const empty = { ...rudo, last } as Person;
  render(table({ rows: [tendai, empty] }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(screen.getAllByRole('cell')).toHaveLength(3);
});

it('shows footers and the slots around the table', () => {
  render(
    table({
      columns: [{ id: 'last', header: 'Last Name', cell: 'last', footer: 'Total 2' }],
      actions: <button type="button">Add New Individual</button>,
      pagination: <p>Page 1</p>,
    }),
  );
  expect(screen.getByRole('cell', { name: 'Total 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add New Individual' })).toBeInTheDocument();
  expect(screen.getByText('Page 1')).toBeInTheDocument();
});

describe('DTB-4, DTB-5 status', () => {
  it('DTB-4 loading stands for as many rows as are expected', () => {
    const { rerender } = render(table({ status: 'loading' }));
    const block = () => screen.getAllByRole('row').at(-1)?.style.getPropertyValue('--rs-loading-rows');
    expect(block()).toBe('20');
    rerender(table({ status: 'loading', loadingRows: 5 }));
    expect(block()).toBe('5');
  });

  it('DTB-9 loading: busy, no rows', () => {
    render(table({ status: 'loading' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('cell', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('Tendai')).not.toBeInTheDocument();
  });

  it('refreshing: busy, the old rows stay', () => {
    render(table({ status: 'refreshing' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Tendai')).toBeInTheDocument();
  });

  it('error: what failed, and Retry that leaves the focus on the caption (DTB-8)', async () => {
    const onRetry = vi.fn();
    render(table({ status: 'error', rows: [], error: { title: 'Could not fetch individuals' }, onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('Could not fetch individuals');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByText('Individuals')).toHaveFocus();
  });

  it('DTB-4 error: the rows that are there stay', () => {
    render(table({ status: 'error', onRetry: () => {} }));
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load the list');
    expect(screen.getByText('Tendai')).toBeInTheDocument();
  });

  it('DTB-5 a page beyond the end is no empty list', () => {
    render(table({ rows: [], total: { count: 137 } }));
    expect(screen.getByText('This page is beyond the end of the list')).toBeVisible();
    expect(screen.queryByText('No data')).not.toBeInTheDocument();
  });

  it('DTB-5 offers the last page, and leaves the focus on the caption', async () => {
    const onLastPage = vi.fn();
    const { rerender } = render(table({ total: { count: 137 }, onLastPage }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(table({ rows: [], total: { count: 137 }, onLastPage }));
    expect(announced()).toBe('This page is beyond the end of the list');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
    expect(onLastPage).toHaveBeenCalledOnce();
    expect(screen.getByText('Individuals')).toHaveFocus();
  });

  it('forbidden: an alert without Retry', () => {
    render(table({ status: 'forbidden', onRetry: () => {} }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^You don't have permission to view this list.*Ask your administrator/,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('empty: No data; after a search also that nothing matches', () => {
    const { rerender } = render(table({ rows: [] }));
    expect(screen.getByText('No data')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing matches/)).not.toBeInTheDocument();
    rerender(table({ rows: [], filtered: true }));
    expect(screen.getByText('No data')).toBeInTheDocument();
    expect(screen.getByText(/Nothing matches/)).toBeInTheDocument();
  });
});

describe('DTB-6 keys', () => {
  const withAction = (rows: Person[]) =>
    table({ rows, rowActions: (row) => <input aria-label={`Note on ${row.first}`} /> });

  it('a replaced page keeps its rows, and nothing typed goes to another record', async () => {
    const { rerender } = render(withAction([tendai]));
    const cell = screen.getByRole('cell', { name: 'Tendai' });
    await userEvent.type(screen.getByLabelText('Note on Tendai'), 'called');
    rerender(withAction([chipo]));
    expect(screen.getByRole('cell', { name: 'Chipo' })).toBe(cell);
    expect(screen.getByLabelText('Note on Chipo')).toHaveValue('');
  });

  it('what a function renders belongs to its record as well, its text does not', async () => {
    const withNote: Column<Person>[] = [
      { id: 'name', header: 'Name', cell: (row) => row.first.toUpperCase() },
      { id: 'note', header: 'Note', cell: (row) => <input aria-label={row.first} /> },
    ];
    const { rerender } = render(table({ columns: withNote, rows: [tendai] }));
    const name = screen.getByRole('cell', { name: 'TENDAI' }).firstChild;
    await userEvent.type(screen.getByLabelText('Tendai'), 'called');
    rerender(table({ columns: withNote, rows: [chipo] }));
    expect(screen.getByLabelText('Chipo')).toHaveValue('');
    expect(screen.getByRole('cell', { name: 'CHIPO' }).firstChild).toBe(name);
  });
});

describe('DTB-10 announces', () => {
  it('nothing on the first render', () => {
    render(table());
    expect(announced()).toBe('');
  });

  it('results once they have arrived, once', () => {
    const { rerender } = render(table({ status: 'loading', rows: [] }));
    rerender(table({ total: { count: 57 } }));
    rerender(table({ total: { count: 57 }, rows: [{ ...tendai }, { ...rudo }] }));
    expect(announced()).toBe('2 of 57 results');
  });

  it('another page, though the numbers are the same', () => {
    const { rerender } = render(table());
    rerender(table({ rows: [rudo, chipo] }));
    expect(announced()).toBe('2 results');
  });

  it('nothing when the same rows stand in another order', () => {
    const { rerender } = render(table());
    rerender(table({ rows: [rudo, tendai] }));
    expect(announced()).toBe('');
    rerender(table({ rows: [chipo, rudo] }));
    expect(announced()).toBe('2 results');
  });

  it('that there is nothing', () => {
    const { rerender } = render(table({ status: 'loading' }));
    rerender(table({ rows: [] }));
    expect(announced()).toBe('No data');
  });
});

describe('DTB-13 hostile text', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a mark that turns the reading direction', '\u202e63-1234567'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('%s stands as text', (_title, first) => {
    render(table({ rows: [{ id: 1, first, last: '' }] }));
    expect(screen.getAllByRole('cell')[0]?.textContent).toBe(first);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('DTB-16 a list too long to lay out at once', () => {
  const many = Array.from({ length: 1001 }, (_, id) => ({ id, first: `First ${id}`, last: `Last ${id}` }));
  const records = () => document.querySelectorAll('tbody > tr:has(> th)').length;

  it('shows 1,000 rows and how many are left out; all of them for paper', () => {
    const { unmount } = render(table({ rows: many }));
    expect(records()).toBe(1000);
    expect(screen.getByText('1,000 of 1,001 rows are shown')).toBeInTheDocument();
    unmount();
    render(table({ rows: many, rowsAtOnce: Number.POSITIVE_INFINITY }));
    expect(records()).toBe(1001);
  });

  it('adds as many, and leaves the focus on the caption when the last rows come', async () => {
    render(table({ rows: many.slice(0, 10), rowsAtOnce: 4 }));
    await userEvent.click(screen.getByText('Show 4 more'));
    expect(records()).toBe(8);
    expect(announced()).toContain('8 of 10 rows are shown');
    await userEvent.click(screen.getByText('Show 2 more'));
    expect(records()).toBe(10);
    expect(screen.queryByText(/rows are shown/, { selector: 'p' })).not.toBeInTheDocument();
    expect(screen.getByText('Individuals')).toHaveFocus();
  });
});

it('DTB-17 renders no cell again for another header, width or handler', () => {
  const cell = vi.fn((row: Person) => row.first);
  const rows = [tendai, rudo];
  const { rerender } = render(table({ rows, columns: [{ id: 'first', header: 'First Name', cell }] }));
  const calls = cell.mock.calls.length;
  rerender(table({ rows, columns: [{ id: 'first', header: <b>First</b>, width: '9rem', cell }] }));
  expect(screen.getByRole('columnheader', { name: 'First' })).toBeInTheDocument();
  expect(cell).toHaveBeenCalledTimes(calls);
});

it('DTB-17 renders no header again for row actions written in place, and calls the newest', async () => {
  // React reads an iterable each time that the element around it is rendered.
  const read = vi.fn(() => ['First Name'].values());
  const columns: Column<Person>[] = [
    { id: 'first', header: { [Symbol.iterator]: read }, label: 'First Name', cell: 'first' },
  ];
  const onView = vi.fn();
  const viewing = (times: number) =>
    table({
      columns,
      rowActions: ({ id }) => (
        <button type="button" onClick={() => onView(id, times)}>
          View {id}
        </button>
      ),
    });
  const { rerender } = render(viewing(1));
  const times = read.mock.calls.length;
  rerender(viewing(2));
  expect(read).toHaveBeenCalledTimes(times);
  await userEvent.click(screen.getByRole('button', { name: 'View 1' }));
  expect(onView).toHaveBeenCalledExactlyOnceWith(1, 2);
});

it('DTB-15 warns of wrong props once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = render(table({ rows: [chipo, chipo] }));
  rerender(table({ rows: [chipo, chipo] }));
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/two rows with the key "3"/)]);
});

describe('DTB-19 rowProps', () => {
  it('reach the row', async () => {
    const onClick = vi.fn();
    render(
      table({
        rowProps: (row) => ({
          'data-state': row.id === 1 ? 'new' : undefined,
          onClick: () => onClick(row.id),
        }),
      }),
    );
    expect(screen.getAllByRole('row').map((row) => row.dataset.state)).toEqual([undefined, 'new', undefined]);
    await userEvent.click(screen.getByText('Rudo'));
    expect(onClick).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe('DTB-20 keys between rows', () => {
  const withButtons = (props: Partial<DataTableProps<Person>> = {}) =>
    table({
      rows: [tendai, rudo, chipo],
      rowActions: (row) => (
        <>
          <button type="button">Edit {row.first}</button>
          <button type="button">View {row.first}</button>
          <button type="button" aria-haspopup="menu">
            More on {row.first}
          </button>
        </>
      ),
      ...props,
    });
  const button = (name: string) => screen.getByRole('button', { name });

  it('Up and Down, Home and End go to the same button of another row', async () => {
    render(withButtons());
    button('View Tendai').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('View Rudo')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('View Chipo')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('View Chipo')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(button('View Tendai')).toHaveFocus();
  });

  it('leaves a menu button, a key with Control, and what the caller handled alone', async () => {
    render(withButtons({ onKeyDown: (event) => event.key === 'End' && event.preventDefault() }));
    button('More on Tendai').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('More on Tendai')).toHaveFocus();
    button('View Tendai').focus();
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{End}');
    expect(button('View Tendai')).toHaveFocus();
  });
});

describe('DTB-21 focus in a row', () => {
  const page = (rows: Person[], extra?: ReactNode) => (
    <>
      {extra}
      {table({ rows, rowActions: (row) => <button type="button">View {row.first}</button> })}
    </>
  );
  const view = (name: string) => screen.getByRole('button', { name: `View ${name}` });

  it('goes with its record when another row comes above it', () => {
    const { rerender } = render(page([tendai, rudo]));
    act(() => view('Rudo').focus());
    rerender(page([chipo, tendai, rudo]));
    expect(view('Rudo')).toHaveFocus();
  });

  it('stays in its row when its control is gone', () => {
    const rows = (closed: boolean) =>
      table({
        rows: [tendai, rudo],
        rowActions: ({ first }) => (
          <>
            <button type="button">View {first}</button>
            {!closed && <button type="button">Close {first}</button>}
          </>
        ),
      });
    const { rerender } = render(rows(false));
    act(() => screen.getByRole('button', { name: 'Close Rudo' }).focus());
    rerender(rows(true));
    expect(view('Rudo')).toHaveFocus();
  });

  it.each([false, true])('goes to the caption when the record is gone (rows as cards: %s)', (stacked) => {
    const shown = (rows: Person[]) =>
      table({
        rows,
        extras: { stacked: stacked ? stackedParts : undefined },
        rowActions: (row) => <button type="button">View {row.first}</button>,
      });
    const { rerender } = render(shown([tendai, rudo]));
    act(() => view('Rudo').focus());
    rerender(shown([tendai]));
    expect(screen.getByText('Individuals')).toHaveFocus();
  });

  it('stays elsewhere when it has left by then', () => {
    const search = <input aria-label="Search" />;
    const { rerender } = render(page([tendai, rudo], search));
    act(() => view('Rudo').focus());
    act(() => screen.getByRole('textbox').focus());
    rerender(page([tendai], search));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('of a control that is kept in its place goes with its record too', () => {
    const chosen = (rows: Person[]) => <Chosen rows={rows} />;
    const { rerender } = render(chosen([tendai, rudo]));
    act(() => screen.getByRole('checkbox', { name: 'Select Ncube' }).focus());
    rerender(chosen([chipo, tendai, rudo]));
    expect(screen.getByRole('checkbox', { name: 'Select Ncube' })).toHaveFocus();
  });
});

function Featured({ features }: { features: DataTableFeature<Person>[] }) {
  const featured = useDataTable({ columns, rows: [rudo], rowKey: (row) => row.id, features });
  return <DataTable {...featured} caption="Individuals" status="ready" />;
}

function Chosen({ rows }: { rows: Person[] }) {
  const chosen = useDataTable({ columns, rows, rowKey: (row) => row.id, features: [selection()] });
  return <DataTable {...chosen} caption="Individuals" status="ready" />;
}

describe('DTB-18 features', () => {
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('do the same in any order', () => {
    render(<Featured features={[resizing(), selection(), sorting(), columnVisibility()]} />);
    expect(headers()).toEqual(['', 'First Name', 'Last Name']);
    const [, first] = screen.getAllByRole('columnheader');
    expect(within(first as HTMLElement).getByRole('separator')).toBe(first?.lastElementChild);
  });

  it('warn of one that comes twice, and of one that comes later', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<Featured features={[sorting(), sorting()]} />);
    expect(warn.mock.calls.flat().join()).toMatch(/"sorting" twice.*Name it once/);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    // Such as that of a button within a button.
    expect(error).not.toHaveBeenCalled();
    warn.mockClear();
    const { rerender } = render(<Featured features={[]} />);
    expect(() => rerender(<Featured features={[sorting()]} />)).toThrow();
    expect(warn.mock.calls.flat().join()).toMatch(/features sorting after none.*Pass the same/);
  });
});
