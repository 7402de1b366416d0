import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { type Preferences, type PreferencesOptions, preferences } from '.';

interface Person {
  id: number;
  name: string;
  town: string;
}
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'town', header: 'Town', cell: 'town' },
];
const rows: Person[] = [{ id: 1, name: 'Rudo', town: 'Gweru' }];

function People(options: PreferencesOptions) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features: [preferences(options)] });
  return <DataTable {...table} data-testid="root" caption="People" status="ready" />;
}
const button = () => screen.getByRole('button', { name: 'Preferences' });
const box = (name: string) => screen.getByRole('checkbox', { name });

it('DTP-1 columns and density act as they are set, and are reported together', async () => {
  const onPreferencesChange = vi.fn();
  render(<People onPreferencesChange={onPreferencesChange} />);
  await userEvent.click(button());
  expect(box('Name')).toBeDisabled();
  await userEvent.click(box('Town'));
  expect(screen.queryByText('Gweru')).not.toBeInTheDocument();
  await userEvent.click(box('Compact rows'));
  expect(screen.getByTestId('root')).toHaveAttribute('data-density', 'compact');
  expect(onPreferencesChange).toHaveBeenLastCalledWith({
    preferences: { hidden: ['town'], density: 'compact' },
  });
});

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

it('DTP-5 the keys move a column, and the focus stays on its handle', async () => {
  const onPreferencesChange = vi.fn();
  render(<People onPreferencesChange={onPreferencesChange} />);
  await userEvent.click(button());
  handle('Name').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onPreferencesChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  expect(headers()).toEqual(['Town', 'Name']);
  expect(handle('Name')).toHaveFocus();
  expect(onPreferencesChange).toHaveBeenLastCalledWith({
    preferences: { hidden: [], order: ['town', 'name'] },
  });
  await userEvent.keyboard('{Home}');
  expect(headers()).toEqual(['Name', 'Town']);
});

it('DTP-5 a drag moves it once it is let go; Escape gives up and leaves the panel open', async () => {
  render(<People />);
  await userEvent.click(button());
  // jsdom lays nothing out: all stands at 0, and below it is the end.
  fireEvent.pointerDown(handle('Name'), { button: 0 });
  fireEvent.pointerMove(handle('Name'), { clientY: 100 });
  expect(screen.getAllByRole('checkbox')[0]).toHaveAccessibleName('Town');
  expect(headers()).toEqual(['Name', 'Town']);
  await userEvent.keyboard('{Escape}');
  fireEvent.pointerUp(handle('Name'));
  expect(headers()).toEqual(['Name', 'Town']);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(handle('Name'), { button: 0 });
  fireEvent.pointerMove(handle('Name'), { clientY: 100 });
  fireEvent.pointerUp(handle('Name'));
  expect(headers()).toEqual(['Town', 'Name']);
});

it('DTP-2 the page size is there where there is a choice', async () => {
  const onPreferencesChange = vi.fn();
  const { rerender } = render(<People />);
  await userEvent.click(button());
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  rerender(<People pageSizes={[20, 50]} onPreferencesChange={onPreferencesChange} />);
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveDisplayValue('20');
  await userEvent.selectOptions(screen.getByRole('combobox'), '50');
  expect(onPreferencesChange).toHaveBeenCalledExactlyOnceWith({ preferences: { hidden: [], pageSize: 50 } });
});

it('DTP-3 Reset gives the table as it comes', async () => {
  render(<People defaultValue={{ hidden: ['town'], density: 'compact' }} />);
  expect(screen.queryByText('Gweru')).not.toBeInTheDocument();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('Gweru')).toBeInTheDocument();
  expect(screen.getByTestId('root')).not.toHaveAttribute('data-density');
});

it.each([
  { hidden: ['name', 'town', 'gone'] },
  { hidden: 'town', density: 'huge', pageSize: Number.NaN },
  { hidden: null },
])('DTP-4 a stored value %j that is older or spoilt leaves a table', (value) => {
  render(<People value={value as unknown as Preferences} />);
  expect(screen.getByRole('rowheader', { name: 'Rudo' })).toBeInTheDocument();
});
