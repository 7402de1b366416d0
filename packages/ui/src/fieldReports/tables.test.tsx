// Reports of other libraries, tried on this one: docs/field-reports.md.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../components/Announcer';
import { type Column, DataTable, useDataTable } from '../components/DataTable';
import { type ResizingOptions, resizing } from '../components/DataTableColumns';
import { pinnedColumns } from '../components/DataTableLayout';
import { selection } from '../components/DataTableSelection';
import { sorting } from '../components/DataTableSort';

interface Person {
  id: number;
  name: string;
  city?: string | undefined;
}

const people: Person[] = [
  { id: 1, name: 'Tendai' },
  { id: 2, name: 'Rudo', city: 'Mutare' },
  { id: 3, name: 'Chipo', city: 'Bulawayo' },
  { id: 4, name: 'Farai' },
];
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];

function People({ rows = people, total }: { rows?: Person[]; total?: number }) {
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    ...(total !== undefined && { total: { count: total } }),
    features: [sorting(), selection()],
  });
  return (
    <>
      <Announcer />
      <DataTable {...table} caption="People" status="ready" />
    </>
  );
}

function Narrowed() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <People rows={people.filter(({ name }) => name.toLowerCase().includes(text))} />
    </>
  );
}

const checkbox = (name: RegExp) => screen.getByRole('checkbox', { name });

it.each(['TanStack/table#1797', 'TanStack/table#1900'])(
  '%s a row of a narrowed table is selected and let go again, as often as one likes',
  async () => {
    const user = userEvent.setup();
    render(<Narrowed />);
    await user.type(screen.getByLabelText('Search'), 'rudo');
    for (const isOn of [true, false, true, false]) {
      await user.click(checkbox(/Rudo/));
      expect((checkbox(/Rudo/) as HTMLInputElement).checked).toBe(isOn);
    }
  },
);

it('TanStack/table#1922 one of all that a narrowed table has selected is let go', async () => {
  const user = userEvent.setup();
  render(<Narrowed />);
  await user.type(screen.getByLabelText('Search'), 'i');
  const [header] = screen.getAllByRole('checkbox');
  await user.click(header as HTMLElement);
  await user.click(checkbox(/Chipo/));
  expect(checkbox(/Chipo/)).not.toBeChecked();
  expect(checkbox(/Farai/)).toBeChecked();
});

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it.each(['TanStack/table#5191', 'TanStack/table#243'])(
  '%s rows without a value are last in either order',
  async () => {
    const user = userEvent.setup();
    render(<People />);
    const city = screen.getByRole('button', { name: /City/ });
    await user.click(city);
    expect(names()).toEqual(['Chipo', 'Rudo', 'Tendai', 'Farai']);
    await user.click(city);
    expect(names()).toEqual(['Rudo', 'Chipo', 'Tendai', 'Farai']);
  },
);

it('TanStack/table#4289 presses go through the same orders where the first row has no value', async () => {
  const user = userEvent.setup();
  render(<People />);
  const order = () => screen.getByRole('columnheader', { name: /City/ }).getAttribute('aria-sort');
  const orders: (string | null)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await user.click(screen.getByRole('button', { name: /City/ }));
    orders.push(order());
  }
  expect(orders).toEqual(['ascending', 'descending', 'ascending', 'descending']);
});

it.each(['mui/mui-x#14070', 'mui/mui-x#8749'])(
  '%s the header selects every row of the second page too',
  async () => {
    const user = userEvent.setup();
    const { rerender } = render(<People rows={people.slice(0, 2)} total={4} />);
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    rerender(<People rows={people.slice(2)} total={4} />);
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    rerender(<People rows={people.slice(0, 2)} total={4} />);
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  },
);

function PinnedAtTheEnd() {
  const features = [selection(), pinnedColumns({ start: [], end: ['city'] })];
  const table = useDataTable({ columns, rows: people, rowKey: ({ id }) => id, features });
  return <DataTable {...table} caption="People" status="ready" />;
}

it('cloudscape-design/components#1128 with columns pinned at the end alone, the checkboxes scroll', () => {
  render(<PinnedAtTheEnd />);
  const [checkboxes, name, city] = screen.getAllByRole('columnheader');
  expect(checkboxes?.style.insetInlineStart).toBe('');
  expect(name?.style.insetInlineStart).toBe('');
  expect(city?.style.insetInlineEnd).not.toBe('');
});

function Unpaid({ rows }: { rows: Person[] }) {
  const table = useDataTable({
    ...{ columns, rows, rowKey: ({ id }: Person) => id, rowName: ({ name }: Person) => name },
    total: { count: 4 },
    features: [selection<Person>({ isRowSelectable: ({ name }) => name.length < 6 || 'Already paid' })],
  });
  return (
    <>
      <Announcer />
      <DataTable {...table} caption="People" status="ready" />
    </>
  );
}

it('mui/mui-x#3614 a row that cannot be selected is none on the next page either, nor are the others asked there', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Unpaid rows={people.slice(0, 2)} />);
  await user.click(checkbox(/page/));
  rerender(<Unpaid rows={people.slice(2)} />);
  await user.click(checkbox(/page/));
  rerender(<Unpaid rows={people.slice(0, 2)} />);
  expect(checkbox(/Rudo/)).toBeChecked();
  expect(checkbox(/Tendai/)).not.toBeChecked();
});

function Resized({ onWidthsChange }: Pick<ResizingOptions, 'onWidthsChange'>) {
  const features = [resizing({ defaultWidths: { name: 10 }, onWidthsChange })];
  const table = useDataTable({ columns, rows: people, rowKey: ({ id }) => id, features });
  return <DataTable {...table} caption="People" status="ready" />;
}

it.each([
  ['ltr', 14],
  ['rtl', 6],
])('TanStack/table#4331 a boundary dragged to the right by 4 rem, in %s: %i rem', (direction, rem) => {
  const onWidthsChange = vi.fn();
  render(<Resized onWidthsChange={onWidthsChange} />);
  const boundary = screen.getAllByRole('separator')[0] as HTMLElement;
  // jsdom neither lays out nor inherits a direction.
  boundary.style.direction = direction;
  Object.defineProperty(boundary.closest('th'), 'offsetWidth', { value: 160 });
  fireEvent.pointerDown(boundary, { button: 0, clientX: 200 });
  fireEvent.pointerMove(boundary, { clientX: 264 });
  fireEvent.pointerUp(boundary);
  expect(onWidthsChange).toHaveBeenLastCalledWith({ widths: expect.objectContaining({ name: rem }) });
});
