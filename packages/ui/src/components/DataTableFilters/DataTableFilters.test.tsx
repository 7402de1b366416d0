import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { custom, type Filter, type FiltersOptions, filters, isOrNot, text } from '.';

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

const conditions: Filter<Unit>[] = [
  { ...text(), id: 'name', label: 'Unit', value: ({ name }) => name },
  { ...isOrNot({ type: 'someOf', options }), id: 'status', label: 'Status', value: ({ status }) => status },
];
const openGroup = async (name: string) => {
  await userEvent.click(button());
  return within(screen.getByRole('group', { name }));
};

it('DTF-9 a text is asked for by an operator, and reads as a sentence', async () => {
  render(<Units filters={conditions} />);
  const group = await openGroup('Unit');
  await userEvent.tab();
  expect(group.getByRole('combobox', { name: 'Condition' })).toHaveFocus();
  await userEvent.selectOptions(group.getByRole('combobox'), 'does not contain');
  await userEvent.tab();
  await userEvent.keyboard('flat 1');
  expect(group.getByRole('textbox', { name: 'Text' })).toHaveValue('flat 1');
  expect(names()).toEqual(['Flat 2', 'Shop']);
  expect(chips()).toEqual(['Unit does not contain flat 1']);
  await userEvent.selectOptions(group.getByRole('combobox'), 'is empty');
  expect(group.queryByRole('textbox')).not.toBeInTheDocument();
  expect(chips()).toEqual(['Unit is empty']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Unit is empty' }));
  const again = await openGroup('Unit');
  expect(again.getByRole('combobox')).toHaveDisplayValue('contains');
  expect(again.getByRole('textbox')).toHaveValue('');
});

it('DTF-9 a choice can be left out, and stays left out while another is chosen', async () => {
  const onFiltersChange = vi.fn();
  render(<Units filters={conditions} onFiltersChange={onFiltersChange} />);
  const group = await openGroup('Status');
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Condition' }), 'is not');
  expect(onFiltersChange).not.toHaveBeenCalled();
  await userEvent.click(group.getByRole('checkbox', { name: 'Vacant' }));
  expect(onFiltersChange).toHaveBeenLastCalledWith({ filters: { status: ['not.Vacant'] } });
  expect(names()).toEqual(['Flat 1']);
  expect(chips()).toEqual(['Status is not Vacant']);
  await userEvent.click(group.getByRole('checkbox', { name: 'Vacant' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Occupied' }));
  expect(chips()).toEqual(['Status is not Occupied']);
  await userEvent.selectOptions(group.getByRole('combobox'), 'is');
  expect(chips()).toEqual(['Status: Occupied']);
});

it('DTF-9 one operator needs no choice', async () => {
  render(<Units filters={[{ ...text('', { operators: ['is'] }), id: 'name', label: 'Unit' }]} />);
  const group = await openGroup('Unit');
  expect(group.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.type(group.getByRole('textbox', { name: 'Text' }), 'Shop');
  expect(chips()).toEqual(['Unit is Shop']);
});

it('DTF-10 a control of its own has a value of its own', async () => {
  const least = custom<{ least: number }, bigint>({
    read: (text) => (/^\d+$/.test(text) ? { least: Number(text) } : undefined),
    write: ({ least }) => String(least),
    control: ({ label, value, onChange }) => (
      <button type="button" onClick={() => onChange({ least: (value?.least ?? 0) + 150 })}>
        {label}
      </button>
    ),
    matches: (rent, { least }) => rent >= BigInt(least) * 100n,
    text: ({ least }) => `${least} or more`,
  });
  const onFiltersChange = vi.fn();
  const rent = { ...least, id: 'rent', label: 'Rent', value: ({ rent }: Unit) => rent };
  render(<Units filters={[rent]} onFiltersChange={onFiltersChange} />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Rent' }));
  expect(onFiltersChange).toHaveBeenLastCalledWith({ filters: { rent: '150' } });
  expect(chips()).toEqual(['Rent: 150 or more']);
  expect(names()).toEqual(['Flat 2', 'Shop']);
});

it('DTF-3 what cannot be read is not in force', () => {
  render(<Units filters={conditions} value={{ name: 'like.x', status: ['not.Gone'] }} />);
  expect(button()).toHaveTextContent(/^Filters$/);
  expect(screen.queryByRole('list', { name: 'Filters in force' })).not.toBeInTheDocument();
  expect(names()).toHaveLength(3);
});
