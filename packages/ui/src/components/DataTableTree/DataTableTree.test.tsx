import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { csvOf } from '../DataTableCsv';
import { expandable } from '../DataTableExpand';
import { type SelectionOptions, selection } from '../DataTableSelection';
import { sorting } from '../DataTableSort';
import { virtualRows } from '../DataTableVirtual';
import { type TreeRowsOptions, treeRows } from '.';

interface Part {
  id: number;
  name: string;
  under?: number;
  parts?: Part[];
}
const columns: Column<Part>[] = [{ id: 'name', header: 'Name', cell: 'name', rowHeader: true }];
const piston: Part = { id: 3, name: 'Piston' };
const valve: Part = { id: 4, name: 'Valve' };
const engine: Part = { id: 1, name: 'Engine', parts: [valve, piston] };
const brakes: Part = {
  id: 2,
  name: 'Brakes',
  parts: [{ id: 5, name: 'Disc', parts: [{ id: 6, name: 'Bolt' }] }],
};
const parts = [engine, brakes];
const childrenOf = (part: Part) => part.parts;

interface PartsProps extends TreeRowsOptions<Part> {
  rows?: readonly Part[];
  chosen?: SelectionOptions;
  more?: ReturnType<typeof expandable<Part>>[];
}

function Parts({ rows = parts, chosen = {}, more = [], ...options }: PartsProps) {
  const features = [treeRows<Part>(options), sorting(), selection(chosen), ...more];
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <>
      <DataTable {...table} caption="Parts" status="ready" rowActions={() => <a href="#x">View</a>} />
      <output>{csvOf(table.columns, table.rows)}</output>
    </>
  );
}
const toggle = (name: string) => screen.getByRole('button', { name: `Rows under ${name}` });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const names = () =>
  [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent?.replace(' Level ', '.'));

it('DTN-1 a button in the row opens the rows that it holds, and keeps the focus', async () => {
  render(<Parts childrenOf={childrenOf} />);
  expect(names()).toEqual(['Engine', 'Brakes']);
  expect(toggle('Brakes')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle('Brakes'));
  expect(toggle('Brakes')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Brakes')).toHaveFocus();
  expect(names()).toEqual(['Engine', 'Brakes', 'Disc.2']);
  await userEvent.click(toggle('Disc'));
  expect(names().at(-1)).toBe('Bolt.3');
  expect(screen.queryByRole('button', { name: 'Rows under Bolt' })).not.toBeInTheDocument();
  await userEvent.click(toggle('Brakes'));
  expect(names()).toEqual(['Engine', 'Brakes']);
});

it('DTN-2 each row says its level, in a native table', () => {
  render(<Parts childrenOf={childrenOf} defaultExpanded="all" />);
  expect(screen.getByRole('rowheader', { name: /Bolt Level 3/ }).closest('tr')).toHaveAttribute(
    'data-level',
    '3',
  );
  expect(screen.getByRole('table')).toBeVisible();
  expect(document.querySelector('[aria-level]')).toBeNull();
});

it('DTN-3 the arrows open, close and go to the row that holds it', async () => {
  render(<Parts childrenOf={childrenOf} />);
  act(() => toggle('Brakes').focus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(toggle('Disc')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(names()).toContain('Bolt.3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(toggle('Brakes')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['Engine', 'Brakes']);
});

it('DTN-3 where text runs from the right the arrows are mirrored', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Parts childrenOf={childrenOf} />
    </div>,
  );
  act(() => toggle('Brakes').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(names()).toHaveLength(2);
  await userEvent.keyboard('{ArrowLeft}');
  expect(names()).toHaveLength(3);
});

it('DTN-4 the caller may hold which rows are open', async () => {
  const onExpandedChange = vi.fn();
  render(<Parts childrenOf={childrenOf} expanded={new Set([1])} onExpandedChange={onExpandedChange} />);
  await userEvent.click(toggle('Brakes'));
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith({ expanded: new Set([1, 2]) });
  expect(toggle('Brakes')).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['children', { childrenOf }],
  [
    'parents',
    {
      parentOf: ({ under }: Part) => under,
      rows: [valve, piston]
        .map((part) => ({ ...part, under: 1 }))
        .concat({ ...brakes, under: 99 }, { ...engine, under: 0 }),
    },
  ],
])('DTN-5 by its %s an order orders siblings', async (_by, options) => {
  render(<Parts {...options} defaultExpanded={new Set([1])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Brakes', 'Engine', 'Piston.2', 'Valve.2']);
});

it('DTN-6 what a row holds is fetched once, when it opens', async () => {
  const loadChildren = vi.fn(async () => [piston]);
  render(<Parts rows={[engine]} loadChildren={loadChildren} canExpand={({ id }) => id === 1} />);
  expect(loadChildren).not.toHaveBeenCalled();
  await userEvent.click(toggle('Engine'));
  expect(await screen.findByText('Piston')).toBeVisible();
  await userEvent.click(toggle('Engine'));
  await userEvent.click(toggle('Engine'));
  expect(names()).toEqual(['Engine', 'Piston.2']);
  expect(loadChildren).toHaveBeenCalledExactlyOnceWith(engine);
});

it('DTN-6 while it is fetched the row says so; where that fails it can be tried again, and where there is none that is said', async () => {
  let reject = (_error: Error) => {};
  const promise = new Promise<Part[]>((_, refuse) => {
    reject = refuse;
  });
  const loadChildren = vi.fn().mockReturnValueOnce(promise).mockResolvedValueOnce([]);
  render(<Parts rows={[engine]} loadChildren={loadChildren} />);
  await userEvent.click(toggle('Engine'));
  expect(within(screen.getByRole('table')).getByText('Loading')).toBeVisible();
  await act(async () => reject(new Error('offline')));
  expect(within(screen.getByRole('table')).getByText('Could not load the rows under Engine')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry: Rows under Engine' }));
  expect(toggle('Engine')).toHaveFocus();
  expect(await within(screen.getByRole('table')).findByText('No rows under Engine')).toBeVisible();
});

it('DTN-7 choosing a row chooses it alone', async () => {
  render(<Parts childrenOf={childrenOf} defaultExpanded={new Set([1])} />);
  await userEvent.click(box('Engine'));
  expect(box('Engine')).toBeChecked();
  expect(box('Valve')).not.toBeChecked();
  expect(screen.getByText('1 of 6 selected')).toBeVisible();
  await userEvent.click(toggle('Engine'));
  expect(screen.getByText('1 of 6 selected')).toBeVisible();
});

it('DTN-7 with selectsChildren also those below it, closed ones too; clearing one clears what holds it', async () => {
  render(<Parts childrenOf={childrenOf} selectsChildren />);
  await userEvent.click(box('Brakes'));
  expect(screen.getByText('3 of 6 selected')).toBeVisible();
  await userEvent.click(toggle('Brakes'));
  await userEvent.click(box('Disc'));
  expect(box('Brakes')).not.toBeChecked();
  await userEvent.click(toggle('Engine'));
  await userEvent.click(box('Valve'));
  expect(box('Engine').indeterminate).toBe(true);
  expect(box('Engine')).not.toBeChecked();
});

it('DTN-7 with selectsChildren the box of the header chooses closed ones too', async () => {
  render(<Parts childrenOf={childrenOf} selectsChildren />);
  const header = screen.getAllByRole<HTMLInputElement>('checkbox')[0] as HTMLInputElement;
  await userEvent.click(header);
  expect(screen.getByText('6 of 6 selected')).toBeVisible();
  await userEvent.click(toggle('Brakes'));
  await userEvent.click(box('Disc'));
  expect(header.indeterminate).toBe(true);
});

it('DTN-8 an export has the open rows, with level and path', () => {
  render(<Parts childrenOf={childrenOf} defaultExpanded={new Set([2, 5])} />);
  expect(document.querySelector('output')?.textContent?.split('\r\n').slice(0, 5)).toEqual([
    expect.stringMatching(/Name,Level,Path$/),
    'Engine,1,Engine',
    'Brakes,1,Brakes',
    'Disc,2,Brakes / Disc',
    'Bolt,3,Brakes / Disc / Bolt',
  ]);
  expect(screen.queryByRole('columnheader', { name: 'Level' })).not.toBeInTheDocument();
});

it('DTN-9 opening is no new result, and what is open of a row stands beside its tree', async () => {
  const details = expandable<Part>({ content: ({ name }) => <p>About {name}</p> });
  render(<Parts rows={[engine]} loadChildren={async () => [piston]} more={[details]} />);
  await userEvent.click(toggle('Engine'));
  expect(await screen.findByText('Piston')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Details of Engine' }));
  expect(screen.getByText('About Engine')).toBeVisible();
  expect(screen.queryByText(/results/)).not.toBeInTheDocument();
});

it('DTN-10 with virtualRows() a tree that is loaded gives one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { unmount } = render(<Parts childrenOf={childrenOf} more={[virtualRows()]} />);
  expect(warn).not.toHaveBeenCalled();
  unmount();
  render(<Parts loadChildren={async () => []} more={[virtualRows()]} />);
  expect(warn.mock.calls.flat().join()).toMatch(/virtualRows\(\) came with.*Leave virtualRows\(\) out/);
});
