import { DataTable } from '@rentsafe/ui/DataTable';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowFocus } from './useRowFocus';

interface Branch {
  id: number;
  name: string;
}

const keyOf = ({ id }: Branch) => id;
const columns = [{ id: 'name', header: 'Branch Name', cell: 'name' as const }];

function Branches({ rows }: { rows: Branch[] }) {
  const rowFocus = useRowFocus(rows, keyOf);
  return (
    <DataTable
      {...rowFocus}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      caption="Branches"
      status="ready"
      rowActions={({ name }) => (
        <>
          <button type="button">New Branch of {name}</button>
          <button type="button">View {name}</button>
        </>
      )}
    />
  );
}

const harare = { id: 1, name: 'Harare' };
const mutare = { id: 2, name: 'Mutare' };
const view = (name: string) => screen.getByRole('button', { name: `View ${name}` });

test('the focus stays on the button of its record when another row comes above it', () => {
  const { rerender } = render(<Branches rows={[harare, mutare]} />);
  view('Harare').focus();
  rerender(<Branches rows={[{ id: 3, name: 'Gweru' }, harare, mutare]} />);
  expect(view('Harare')).toHaveFocus();
});

test('when the record is gone the caption has the focus', () => {
  const { rerender } = render(<Branches rows={[harare, mutare]} />);
  view('Mutare').focus();
  rerender(<Branches rows={[harare]} />);
  expect(screen.getByText('Branches')).toHaveFocus();
});

test('a focus that is elsewhere by then stays there', () => {
  const page = (rows: Branch[]) => (
    <>
      <input aria-label="Search" />
      <Branches rows={rows} />
    </>
  );
  const { rerender } = render(page([harare, mutare]));
  view('Mutare').focus();
  screen.getByRole('textbox').focus();
  rerender(page([harare]));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
