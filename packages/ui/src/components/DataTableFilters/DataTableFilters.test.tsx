import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { type Filter, type FiltersOptions, filters } from '.';

interface Unit {
  id: number;
  name: string;
  status: string;
  rent: bigint;
}
const columns: Column<Unit>[] = [{ id: 'name', header: 'Unit', cell: 'name', rowHeader: true }];
const units: Unit[] = [
  { id: 1, name: 'Flat 1', status: 'Occupied', rent: 10_000n },
  { id: 2, name: 'Flat 2', status: 'Vacant', rent: 20_000n },
  { id: 3, name: 'Shop', status: 'Vacant', rent: 30_000n },
];
const options = ['Occupied', 'Vacant'].map((value) => ({ value, label: value }));
const definitions: Filter<Unit>[] = [
  { id: 'name', label: 'Unit', type: 'text', value: ({ name }) => name },
  { id: 'status', label: 'Status', type: 'someOf', options, value: ({ status }) => status },
  { id: 'rent', label: 'Rent', type: 'amounts', currency: 'USD', value: ({ rent }) => rent },
];

function Units(props: Partial<FiltersOptions<Unit>>) {
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [filters<Unit>({ filters: definitions, ...props })],
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <DataTable {...table} caption="Units" status="ready" />
    </>
  );
}
const button = () => screen.getByRole('button', { name: /^Filters/ });
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters in force' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('DTF-1, DTF-3 a filter narrows the rows as it is set, and stands as a chip', async () => {
  render(<Units />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vacant' }));
  expect(names()).toEqual(['Flat 2', 'Shop']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Unit' }), 'flat');
  expect(names()).toEqual(['Flat 2']);
  expect(button()).toHaveTextContent('Filters (2)');
  expect(chips()).toEqual(['Unit: flat', 'Status: Vacant']);
  expect(screen.getByTestId('spoken')).toHaveTextContent('1 result');
});

it('DTF-1 an amount is read without its commas, and one that is none is marked', async () => {
  const onFiltersChange = vi.fn();
  render(<Units onFiltersChange={onFiltersChange} />);
  await userEvent.click(button());
  const group = screen.getByRole('group', { name: 'Rent (USD)' });
  const from = within(group).getByRole('textbox', { name: 'From' });
  await userEvent.type(from, '1,000.50');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ filters: { rent: { from: '1000.50', to: undefined } } });
  expect(from).toHaveValue('1,000.50');
  await userEvent.type(from, 'x');
  expect(from).toBeInvalid();
  expect(onFiltersChange).toHaveBeenLastCalledWith({ filters: {} });
});

it('DTF-4 a chip takes its filter away, and leaves the focus on the next, at the end on the button', async () => {
  render(<Units defaultValue={{ name: 'flat', status: ['Vacant'], rent: { from: '1.00' } }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Vacant' }));
  expect(names()).toEqual(['Flat 1', 'Flat 2']);
  expect(screen.getByRole('button', { name: 'Remove Rent: from $1.00' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Unit: flat' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  expect(names()).toHaveLength(3);
});

it('DTF-4 Clear filters takes all away', async () => {
  render(<Units defaultValue={{ name: 'none of them' }} />);
  expect(screen.getByText(/Nothing matches/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(button()).toHaveFocus();
  expect(names()).toHaveLength(3);
});

it('DTF-1, DTF-6 several of many options are searched in a list, and Escape closes that before the panel', async () => {
  const many = Array.from({ length: 8 }, (_, place) => ({ value: `t${place}`, label: `Township ${place}` }));
  const onFiltersChange = vi.fn();
  render(
    <Units
      filters={[{ id: 'township', label: 'Township', type: 'someOf', options: many }]}
      onFiltersChange={onFiltersChange}
    />,
  );
  await userEvent.click(button());
  const panel = within(screen.getByRole('group', { name: 'Filters' }));
  expect(panel.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.type(panel.getByRole('combobox', { name: 'Township' }), '5');
  await userEvent.click(panel.getByRole('option', { name: 'Township 5' }));
  expect(onFiltersChange).toHaveBeenLastCalledWith({ filters: { township: ['t5'] } });
  expect(chips()).toEqual(['Township: Township 5']);
  await userEvent.keyboard('{Escape}');
  expect(panel.queryByRole('listbox')).not.toBeInTheDocument();
  expect(panel.getByRole('combobox', { name: 'Township' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
});

it('DTF-6 Escape closes the panel and returns the focus', async () => {
  render(<Units />);
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Unit' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
});

it('DTF-7 the caller may hold it', async () => {
  const onFiltersChange = vi.fn();
  render(<Units value={{ status: ['Vacant'] }} onFiltersChange={onFiltersChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Vacant' }));
  expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ filters: {} });
  expect(names()).toEqual(['Flat 2', 'Shop']);
});

it('DTF-8 warns of two filters with one id', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Units filters={[...definitions, ...definitions]} />);
  expect(warn.mock.calls.flat().join()).toMatch(/two filters with the id "name".*sets the other.*of its own/);
});

it('DTF-1 a range of days acts once both ends can be used, and shows what the caller sets', async () => {
  const onFiltersChange = vi.fn();
  const days: Filter<Unit>[] = [{ id: 'since', label: 'Since', type: 'dates' }];
  const props = { filters: days, onFiltersChange };
  const { rerender } = render(<Units {...props} value={{}} />);
  await userEvent.click(button());
  const group = within(screen.getByRole('group', { name: 'Since' }));
  const [from, to] = group.getAllByRole('textbox');
  await userEvent.type(from as HTMLElement, '05/03/2');
  expect(onFiltersChange).not.toHaveBeenCalled();
  // The first half of a year is a year too: it acts, and the box keeps what is typed.
  await userEvent.type(from as HTMLElement, '0');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ filters: { since: { from: '2020-03-05' } } });
  rerender(<Units {...props} value={{ since: { from: '2020-03-05' } }} />);
  await userEvent.type(from as HTMLElement, '26');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ filters: { since: { from: '2026-03-05' } } });
  rerender(<Units {...props} value={{ since: { from: '2026-03-05' } }} />);
  expect(from).toHaveValue('05/03/2026');
  onFiltersChange.mockClear();
  await userEvent.type(to as HTMLElement, '01/03/2026');
  expect(onFiltersChange).not.toHaveBeenCalled();
  rerender(<Units {...props} value={{}} />);
  expect(from).toHaveValue('');
  expect(to).toHaveValue('');
});
