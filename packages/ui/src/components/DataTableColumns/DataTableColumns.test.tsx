import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { Dialog } from '../Dialog';
import { columnVisibility, resizing, type Widths } from '.';

interface Person {
  id: number;
  first: string;
  last: string;
  town: string;
}
const base: Column<Person>[] = [
  { id: 'first', header: 'First Name', cell: 'first' },
  { id: 'last', header: 'Last Name', cell: 'last', rowHeader: true },
  { id: 'town', header: 'Town', cell: 'town', width: '12rem' },
];
const rows: Person[] = [{ id: 1, first: 'Rudo', last: 'Dube', town: 'Gweru' }];

const rowKey = ({ id }: Person) => id;

function People({ onWidths = () => {} }: { onWidths?: (widths: Widths) => void }) {
  const table = useDataTable({
    columns: base,
    rows,
    rowKey,
    features: [resizing({ onWidthsChange: (event) => onWidths(event.widths) }), columnVisibility()],
  });
  return <DataTable caption="People" status="ready" {...table} />;
}
const renderInDialog = (onClose: () => void) =>
  render(
    <Dialog open onOpenChange={onClose} title="Choose an individual">
      <People />
    </Dialog>,
  );
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

it('DTL-2 Escape closes it alone and returns the focus; so does leaving it', async () => {
  const onClose = vi.fn();
  renderInDialog(onClose);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Town' }));
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('heading'));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
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

it('DTL-6 reports a width once, at the end of a drag; Escape gives up', () => {
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

it('DTL-6 Escape gives up a drag alone, whatever has the focus', async () => {
  const onClose = vi.fn();
  renderInDialog(onClose);
  fireEvent.pointerDown(handle('Town'), { button: 0, clientX: 100 });
  await userEvent.keyboard('{Escape}');
  expect(handle('Town')).not.toHaveAttribute('data-dragging');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('DTL-6 a handle that goes in the middle of a drag leaves Escape alone', async () => {
  const { unmount } = render(<People />);
  fireEvent.pointerDown(handle('Town'), { button: 0, clientX: 100 });
  unmount();
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown, { once: true });
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});
