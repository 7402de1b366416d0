import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { MenuItem } from '../Menu';
import { ContextMenu, rowMenu } from '.';

afterEach(() => vi.useRealTimers());

const onPrint = vi.fn();
const job = (
  <ContextMenu
    label="Job 12"
    trigger={
      <section aria-label="Job">
        <a href="/jobs/12">Job 12</a>
        <input aria-label="Note" />
        <button type="button">Open</button>
      </section>
    }
  >
    <MenuItem onSelect={onPrint}>Print</MenuItem>
  </ContextMenu>
);
const menu = () => screen.queryByRole('menu', { name: 'Job 12' });

it('CNT-1, CNT-5 opens by a right click in place of the menu of the browser, acts, and gives the focus back', async () => {
  render(job);
  const button = screen.getByRole('button');
  button.focus();
  expect(fireEvent.contextMenu(button, { clientX: 40, clientY: 30 })).toBe(false);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(onPrint).toHaveBeenCalledOnce();
  expect(menu()).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
  'CNT-2 opens by %s with the focus on its first item',
  async (keys) => {
    render(job);
    screen.getByRole('link').focus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link')).toHaveFocus());
  },
);

it.each([{ role: 'link' }, { role: 'textbox' }])(
  'CNT-3 leaves a right click on a $role to the browser',
  ({ role }) => {
    render(job);
    expect(fireEvent.contextMenu(screen.getByRole(role))).toBe(true);
    expect(menu()).not.toBeInTheDocument();
  },
);

it('CNT-3 leaves marked text to the browser', () => {
  render(job);
  const area = screen.getByRole('region');
  window.getSelection()?.selectAllChildren(area);
  expect(fireEvent.contextMenu(area)).toBe(true);
  window.getSelection()?.removeAllRanges();
});

const touch = { pointerType: 'touch', clientX: 40, clientY: 30 };
it('CNT-4 opens by a long press, whose click is of no control', () => {
  vi.useFakeTimers();
  const onClick = vi.fn();
  render(<div onClickCapture={onClick}>{job}</div>);
  const area = screen.getByRole('region');
  fireEvent.pointerDown(area, touch);
  act(() => void vi.advanceTimersByTime(499));
  expect(menu()).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(menu()).toBeInTheDocument();
  fireEvent.pointerUp(area, touch);
  fireEvent.click(area);
  expect(onClick).not.toHaveBeenCalled();
});

it('CNT-4 a swipe is no long press', () => {
  vi.useFakeTimers();
  render(job);
  const area = screen.getByRole('region');
  fireEvent.pointerDown(area, touch);
  fireEvent.pointerMove(area, { ...touch, clientY: 60 });
  act(() => void vi.advanceTimersByTime(600));
  expect(menu()).not.toBeInTheDocument();
});

interface Car {
  id: number;
  name: string;
}
const columns: Column<Car>[] = [{ id: 'name', header: 'Car', cell: 'name', rowHeader: true }];
const cars: Car[] = [
  { id: 1, name: 'Hilux' },
  { id: 2, name: 'Sold' },
];
const features = [
  rowMenu<Car>({
    items: ({ name }) =>
      name === 'Sold' ? [] : [{ label: `Print ${name}` }, { label: 'Delete', tone: 'danger' }],
  }),
];

function Cars() {
  const table = useDataTable({ columns, rows: cars, rowKey: ({ id }) => id, features });
  return <DataTable {...table} caption="Cars" status="ready" />;
}

it('CNT-6 is that of the row, named by it; a row without items has none', async () => {
  render(<Cars />);
  expect(fireEvent.contextMenu(screen.getByText('Sold'))).toBe(true);
  expect(fireEvent.contextMenu(screen.getByText('Hilux'))).toBe(false);
  expect(await screen.findByRole('menu', { name: 'Hilux' })).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Print Hilux',
    'Delete',
  ]);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
