// Reports of other libraries, tried on this one: docs/field-reports.md.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Button } from '../components/Button';
import { type Column, DataTable, useDataTable } from '../components/DataTable';
import { editing } from '../components/DataTableEdit';
import { pinnedColumns } from '../components/DataTableLayout';
import { preferences } from '../components/DataTablePreferences';
import { useHotkey } from '../components/Hotkeys';
import { defineList, oneOrMore, useBrowserAddress, useListState } from '../components/ListPage';
import { Popover } from '../components/Popover';
import { PortalProvider } from '../components/PortalProvider';

interface Part {
  id: number;
  name: string;
  price: string;
  maker: string;
  shelf: string;
}
const parts: Part[] = ['Pad', 'Filter', 'Blade', 'Belt'].map((name, at) => ({
  ...{ id: at, name, price: `${at}`, maker: 'Bosch', shelf: `A${at}` },
}));
const columns: Column<Part>[] = ['name', 'price', 'maker', 'shelf'].map((id) => ({
  ...{ id, header: id, cell: (part: Part) => part[id as keyof Part], rowHeader: id === 'name' },
}));

function Parts() {
  const table = useDataTable({
    ...{ columns, rows: parts, rowKey: ({ id }: Part) => id, rowName: ({ name }: Part) => name },
    features: [
      editing<Part>({
        columns: { price: { value: ({ price }) => price }, shelf: { value: ({ shelf }) => shelf } },
      }),
    ],
  });
  return <DataTable {...table} caption="Parts" status="ready" />;
}

const boxes = (column: string) =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(column, 'i') })
    .map(({ value }) => value);

it.each([
  [
    'mui/mui-x#9103',
    'from a spreadsheet on Windows fills no row more',
    '7\r\n8\r\n',
    ['7', '8', '2', '3'],
    undefined,
  ],
  [
    'glideapps/glide-data-grid#472',
    'with empty lines empties cells',
    '\n\n5\n',
    ['', '', '5', '3'],
    undefined,
  ],
  [
    'mui/mui-x#11984',
    'goes on beyond a column that cannot be edited',
    '7\tMann\tB9\n',
    ['7', '1', '2', '3'],
    ['B9', 'A1', 'A2', 'A3'],
  ],
  [
    'ghiscoding/slickgrid-universal#1559',
    'keeps a line break within quotes in its cell',
    '"a ""b""\nc"\t\t"d\te"\n9\n',
    ['a "b"c', '9', '2', '3'],
    ['d\te', 'A1', 'A2', 'A3'],
  ],
])('%s what is pasted %s', async (_report, _title, text, prices, shelves) => {
  const user = userEvent.setup();
  render(<Parts />);
  await user.click(screen.getByRole('textbox', { name: /price.*Pad/i }));
  await user.paste(text);
  expect(boxes('price')).toEqual(prices);
  if (shelves) expect(boxes('shelf')).toEqual(shelves);
});

function Arranged() {
  const features = [preferences(), pinnedColumns({ start: ['name'], end: ['shelf'] })];
  const table = useDataTable({ columns, rows: parts, rowKey: ({ id }) => id, features });
  return <DataTable {...table} caption="Parts" status="ready" />;
}

const heads = () =>
  screen.getAllByRole('columnheader').map(({ textContent, style: { insetInlineStart, insetInlineEnd } }) => ({
    ...{ name: textContent, isPinned: insetInlineStart !== '' || insetInlineEnd !== '' },
  }));

it.each(['mui/mui-x#17889', 'iTwin/iTwinUI#892'])(
  '%s a pinned column that is hidden keeps its place among the choices, and no other is pinned in its stead',
  async () => {
    const user = userEvent.setup();
    render(<Arranged />);
    const before = heads();
    await user.click(screen.getByRole('button', { name: 'Preferences' }));
    const choices = () =>
      screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    const listed = choices();
    await user.click(screen.getByRole('checkbox', { name: 'shelf' }));
    expect(choices()).toEqual(listed);
    expect(heads()).toEqual(before.slice(0, 3));
    await user.click(screen.getByRole('checkbox', { name: 'shelf' }));
    expect(heads()).toEqual(before);
  },
);

const jobs = defineList({ name: 'jobs', filters: { status: oneOrMore(['open', 'done']) } });

function Jobs() {
  const { query, update } = useListState(jobs, { address: useBrowserAddress() });
  return (
    <>
      <output>{`${query.filters.status?.join() ?? 'all'}, page ${query.page}`}</output>
      <button type="button" onClick={() => update({ page: 3 })}>
        Page 3
      </button>
      <button type="button" onClick={() => update({ filters: { status: ['open'] } })}>
        Open
      </button>
    </>
  );
}

it.each(['vincjo/datatables#179', 'sadmann7/tablecn#637', 'molly/web3-is-going-great#154'])(
  '%s a filter that is set on page 3 shows its first page, and Back shows what was there',
  async () => {
    const user = userEvent.setup();
    render(<Jobs />);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('status')).toHaveTextContent('open, page 1');
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('all, page 3'));
  },
);

function Shortcut({ keys, onPress }: { keys: string; onPress: () => void }) {
  useHotkey(keys, onPress);
  return null;
}

it.each<[string, string, KeyboardEventInit, boolean]>([
  ['mantinedev/mantine#717', 'Shift+D', { key: 'D', shiftKey: true }, false],
  ['JohannesKlauss/react-hotkeys-hook#438', 'd', { key: 'd' }, false],
  [
    'mantinedev/mantine#6495',
    'Mod+Shift+1',
    { key: '!', code: 'Digit1', shiftKey: true, ctrlKey: true },
    true,
  ],
  [
    'sqlitebrowser/sqlitebrowser#3771',
    'Mod+Alt+0',
    { key: '}', code: 'Digit0', ctrlKey: true, altKey: true, modifierAltGraph: true },
    false,
  ],
])('%s %s while a text is typed: %j acts: %s', (_report, keys, init, acts) => {
  const onPress = vi.fn();
  render(
    <>
      <Shortcut keys={keys} onPress={onPress} />
      <input aria-label="Note" />
    </>,
  );
  fireEvent(screen.getByLabelText('Note'), new KeyboardEvent('keydown', { bubbles: true, ...init }));
  expect(onPress).toHaveBeenCalledTimes(acts ? 1 : 0);
});

function InShadow({ root }: { root: ShadowRoot }) {
  const [presses, setPresses] = useState(0);
  return (
    <PortalProvider container={root}>
      <Popover trigger={<Button>Details</Button>} label="Details">
        <Button>Copy</Button>
      </Popover>
      <Button onClick={() => setPresses(presses + 1)}>{`Beside ${presses}`}</Button>
    </PortalProvider>
  );
}

async function inShadow() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const app = createRoot(root.appendChild(document.createElement('div')));
  await act(async () => app.render(<InShadow root={root} />));
  const page = within(root as unknown as HTMLElement);
  const close = async () => {
    await act(async () => app.unmount());
    host.remove();
  };
  return { page, close };
}

it.each([
  ['mui/base-ui#4332', /Beside/],
  ['palantir/blueprint#5908', 'Details'],
])('%s in a shadow root a press beside a popover, or on its button, closes it: %s', async (_report, name) => {
  const user = userEvent.setup();
  const { page, close } = await inShadow();
  await user.click(page.getByRole('button', { name: 'Details' }));
  await user.click(await page.findByRole('button', { name: 'Copy' }));
  expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible();
  await user.click(page.getByRole('button', { name }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await close();
});
