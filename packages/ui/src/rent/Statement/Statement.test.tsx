import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Statement } from './Statement';
import { sheetsOf } from './sheets';
import type { StatementAccount } from './types';

const line = (id: number, description = 'Rent') => ({
  id,
  date: '2026-01-05',
  description,
  credit: '10.00',
  balance: `${id * 10}.00`,
});
const accountOf = (id: number, lines: number): StatementAccount => ({
  id,
  title: `Account ${id}`,
  from: '2026-01-01',
  to: '2026-01-31',
  opening: '0.00',
  lines: Array.from({ length: lines }, (_, index) => line(index + 1)),
  closing: `${lines * 10}.00`,
});
const rowTexts = () => screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);

it('STM-1 STM-4 the balance before, each line and the balance after, with totals', () => {
  const account = accountOf(1, 2);
  render(<Statement currency="USD" accounts={[account]} />);
  const table = within(screen.getByRole('table', { name: 'Account 1' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Description',
    'Debit',
    'Credit',
    'Balance',
  ]);
  expect(rowTexts().slice(1)).toEqual([
    '01 Jan 2026Opening balance$0.00',
    '05 Jan 2026Rent$10.00$10.00',
    '05 Jan 2026Rent$10.00$20.00',
    '31 Jan 2026Closing balance$0.00$20.00$20.00',
  ]);
});

it('STM-4 a number has a column where one is there', () => {
  const account = { ...accountOf(1, 1), lines: [{ ...line(1), number: 'PV-000001' }] };
  render(<Statement currency="USD" accounts={[account]} />);
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'PV-000001' })).toBeInTheDocument();
});

it('STM-2 what is carried forward is brought forward on the next sheet', () => {
  const { container } = render(<Statement currency="USD" accounts={[accountOf(1, 70)]} />);
  const bodies = [...container.querySelectorAll('tbody')].map((body) => [...body.rows]);
  expect(bodies.length).toBe(3);
  const ends = bodies.map((rows) => [rows.at(0), rows.at(-1)].map((row) => row?.textContent));
  expect(ends).toEqual([
    ['01 Jan 2026Opening balance$0.00', 'Carried forward$300.00'],
    ['Brought forward$300.00', 'Carried forward$620.00'],
    ['Brought forward$620.00', '31 Jan 2026Closing balance$0.00$700.00$700.00'],
  ]);
});

it('STM-2 a long description takes several lines of a sheet', () => {
  const long = {
    ...accountOf(1, 0),
    lines: Array.from({ length: 20 }, (_, id) => line(id, 'x'.repeat(100))),
  };
  expect(sheetsOf([long], 0)[0]?.sheets.map(({ length }) => length)).toEqual([10, 10]);
});

it('STM-3 an account whose title and first line no longer fit begins on a new sheet', () => {
  const sheeted = sheetsOf([accountOf(1, 20), accountOf(2, 1), accountOf(3, 1)], 0);
  expect(sheeted.map(({ onNewSheet }) => onNewSheet)).toEqual([false, false, true]);
  expect(sheetsOf([accountOf(1, 1)], 33)[0]?.onNewSheet).toBe(true);
});
