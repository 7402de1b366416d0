import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable } from '../DataTable/DataTable';
import { ColumnMenu, useResizableColumns, visibleColumns, type Widths } from '.';

interface Person {
  id: number;
  first: string;
  last: string;
  town: string;
}
const base = [
  { id: 'first', header: 'First Name', cell: 'first' },
  { id: 'last', header: 'Last Name', cell: 'last', rowHeader: true },
  { id: 'town', header: 'Town', cell: 'town', width: '12rem' },
] as const;
const rows: Person[] = [{ id: 1, first: 'Rudo', last: 'Dube', town: 'Gweru' }];

function People({ onWidths = () => {} }: { onWidths?: (widths: Widths) => void }) {
  const [hidden, setHidden] = useState<string[]>([]);
  const [widths, setWidths] = useState<Widths>({});
  const columns = useResizableColumns<Person>({
    columns: visibleColumns<Person>(base, hidden),
    widths,
    onWidthsChange: (event) => {
      onWidths(event.widths);
      setWidths(event.widths);
    },
  });
  return (
    <>
      <ColumnMenu columns={base} hidden={hidden} onHiddenChange={(event) => setHidden(event.hidden)} />
      <DataTable caption="People" status="ready" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </>
  );
}
const button = () => screen.getByRole('button', { name: 'Columns' });
const handle = (name: string) => screen.getByRole('separator', { name: `Width of ${name}` });

it('DTL-1 hides and shows columns, never the one that names the rows', async () => {
  render(<People />);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('checkbox', { name: 'Last Name' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Town' }));
  expect(screen.queryByRole('columnheader', { name: /Town/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Gweru')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Town' }));
  expect(screen.getByText('Gweru')).toBeInTheDocument();
});

it('DTL-2 Escape closes it alone and gives the focus back; so does leaving it', async () => {
  const onOuterKey = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={onOuterKey}>
      <People />
    </div>,
  );
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Town' }));
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(onOuterKey).not.toHaveBeenCalled();
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('DTL-3, DTL-4 the arrow keys change the width, Enter sets the column free', () => {
  const onWidths = vi.fn();
  render(<People onWidths={onWidths} />);
  fireEvent.keyDown(handle('Town'), { key: 'ArrowRight' });
  expect(onWidths).toHaveBeenLastCalledWith({ town: 13 });
  expect(handle('Town')).toHaveAttribute('aria-valuetext', '208 pixels');
  fireEvent.keyDown(handle('Town'), { key: 'Enter' });
  expect(onWidths).toHaveBeenLastCalledWith({});
  expect(handle('First Name')).toHaveAttribute('aria-valuetext', 'automatic');
});

it('DTL-6 tells a width once, at the end of a drag; Escape gives up', () => {
  const onWidths = vi.fn();
  render(<People onWidths={onWidths} />);
  const town = handle('Town');
  const col = document.querySelectorAll('col')[2];
  fireEvent.pointerDown(town, { button: 0, clientX: 100 });
  fireEvent.pointerMove(town, { clientX: 260 });
  expect(col).toHaveStyle({ inlineSize: '10rem' });
  expect(onWidths).not.toHaveBeenCalled();
  fireEvent.keyDown(town, { key: 'Escape' });
  fireEvent.pointerUp(town);
  expect(onWidths).not.toHaveBeenCalled();
  fireEvent.pointerDown(town, { button: 0, clientX: 100 });
  fireEvent.pointerMove(town, { clientX: 180 });
  fireEvent.pointerMove(town, { clientX: 260 });
  fireEvent.pointerUp(town);
  expect(onWidths).toHaveBeenCalledExactlyOnceWith({ town: 10 });
});
