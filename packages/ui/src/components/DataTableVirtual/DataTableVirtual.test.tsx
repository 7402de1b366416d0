import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { startPrinting } from '../../internal/hooks/usePrinting';
import { DataTable, useDataTable } from '../DataTable';
import { virtualRows } from './virtual';

const columns = [{ id: 'name', header: 'Name', cell: 'name' as const, rowHeader: true, footer: 'All' }];
const people = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, name: `Person ${at + 1}` }));
const features = [virtualRows()];

function People({ rows = people }) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <DataTable
      {...table}
      caption="People"
      status="ready"
      rowActions={({ id }) => <button type="button">{`View ${id}`}</button>}
    />
  );
}

const rendered = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const button = (row: number) => screen.getByRole('button', { name: `View ${row}` });
const scrollTo = (offset: number) =>
  act(() => {
    window.scrollY = offset;
    window.dispatchEvent(new Event('scroll'));
  });
afterEach(() => {
  window.scrollY = 0;
});

it('DVR-1 renders the rows in sight, the first and the last', () => {
  render(<People />);
  expect(rendered().length).toBeLessThan(60);
  expect(rendered().slice(0, 3)).toEqual(['Person 1', 'Person 2', 'Person 3']);
  expect(rendered().at(-1)).toBe('Person 10000');
  scrollTo(36 * 5000);
  expect(rendered()).toContain('Person 5001');
  expect(rendered()).not.toContain('Person 20');
  expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
});

it('DVR-2 counts all rows, and numbers those that are there', () => {
  render(<People />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  const index = (name: string) =>
    screen.getByRole(name === 'Name' ? 'columnheader' : 'rowheader', { name }).closest('tr');
  expect(index('Name')).toHaveAttribute('aria-rowindex', '1');
  expect(index('Person 1')).toHaveAttribute('aria-rowindex', '2');
  expect(index('Person 10000')).toHaveAttribute('aria-rowindex', '10001');
  expect(screen.getByRole('cell', { name: 'All' }).closest('tr')).toHaveAttribute('aria-rowindex', '10002');
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBe(rendered().length + 2);
});

it('DVR-3 keeps the row with the focus and its neighbours', async () => {
  render(<People />);
  act(() => button(7).focus());
  scrollTo(36 * 5000);
  expect(button(7)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(button(6)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(button(10_000)).toHaveFocus();
});

it.each([
  [
    'by the browser',
    () => window.dispatchEvent(new Event('beforeprint')),
    () => window.dispatchEvent(new Event('afterprint')),
  ],
  ['by PrintButton', () => startPrinting(), (end: () => void) => end()],
])('DVR-4 has all rows while it is printed %s', (_by, start, finish) => {
  render(<People rows={people.slice(0, 200)} />);
  let end = () => {};
  act(() => {
    const ended = start();
    if (typeof ended === 'function') end = ended;
  });
  expect(rendered().length).toBe(200);
  act(() => void finish(end));
  expect(rendered().length).toBeLessThan(60);
});
