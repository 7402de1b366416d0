import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { csvOf } from '../DataTableCsv';
import { masking } from '.';

interface Person {
  id: number;
  name: string;
  number: string | null;
}
const base: Column<Person>[] = [
  { id: 'name', header: 'First Name', cell: 'name' },
  { id: 'number', header: 'ID Number', cell: 'number' },
];
const rows: Person[] = [
  { id: 1, name: 'Rudo', number: '631234567K63' },
  { id: 2, name: 'Tendai', number: '751234567A75' },
  { id: 3, name: 'Chipo', number: null },
];
const rowKey = (row: Person) => row.id;
const rowName = ({ name }: Person) => name;

interface PeopleProps {
  masked?: string[];
  onReveal?: (event: { row: Person; column: string }) => void;
}
function People({ masked = ['number'], onReveal = () => {} }: PeopleProps) {
  const table = useDataTable({
    columns: base,
    rows,
    rowKey,
    rowName,
    features: [masking({ columns: masked, onReveal })],
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <DataTable caption="People" status="ready" {...table} />
      <output>{csvOf(table.columns, table.rows)}</output>
    </>
  );
}
const show = () => userEvent.click(screen.getByRole('button', { name: 'Show ID Number of Rudo' }));

it('DTM-1, DTM-5 a masked value is not in the page; a missing one has no button', () => {
  const { container } = render(<People />);
  expect(container.innerHTML).not.toMatch(/1234567/);
  expect(screen.getAllByRole('img', { name: 'Hidden' })).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('DTM-2, DTM-3 shows one on demand, announces it once without the value, and hides it again', async () => {
  const onReveal = vi.fn();
  render(<People onReveal={onReveal} />);
  await show();
  expect(screen.getByRole('cell', { name: /631234567K63/ })).toBeInTheDocument();
  expect(onReveal).toHaveBeenCalledExactlyOnceWith({ row: rows[0], column: 'number' });
  expect(screen.getByTestId('spoken')).toHaveTextContent(/^ID Number of Rudo is shown$/);
  const hide = screen.getByRole('button', { name: 'Hide ID Number of Rudo' });
  expect(hide).toHaveFocus();
  await userEvent.click(hide);
  expect(screen.queryByRole('cell', { name: /631234567K63/ })).not.toBeInTheDocument();
});

it('DTM-4, DTE-6 CSV holds the mask, and the value of a revealed cell alone', async () => {
  render(<People />);
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Rudo,•••••••• Tendai,•••••••• Chipo,');
  await show();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(
    'Rudo,631234567K63 Tendai,•••••••• Chipo,',
  );
});

it('DTM-6 warns of a column that is not there', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<People masked={['nummber']} />);
  expect(warn.mock.calls.flat().join()).toMatch(
    /"nummber", which is no column.*in the open.*Name one of name, number/,
  );
});
