import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { Form } from '../Form';
import { BulkMoneyTable, type BulkMoneyTableProps } from './BulkMoneyTable';

const rows = [
  { id: 'a', label: 'Makoni', currency: 'USD', limit: '834.50', name: 'amount_0' },
  { id: 'b', label: 'Moyo', currency: 'USD', limit: '400.00', name: 'amount_1' },
  { id: 'c', label: 'Dube', currency: 'ZIG', name: 'amount_2' },
];
const onSubmit = vi.fn<(entries: Record<string, unknown>) => { fields: Record<string, string> }>(() => ({
  fields: { amount_1: 'Refused.' },
}));

function renderTable(props: Partial<BulkMoneyTableProps> = {}) {
  render(
    <>
      <Announcer data-testid="announcer" />
      <Form aria-label="Pay" onSubmit={({ entries }) => onSubmit(Object.fromEntries(entries))}>
        <BulkMoneyTable label="What is paid" rowHeader="Landlord" rows={rows} {...props} />
        <button type="submit">Pay</button>
      </Form>
    </>,
  );
  return within(screen.getByRole('table', { name: 'What is paid' }));
}
const box = (name: string) => screen.getByRole('textbox', { name: `${name} Amount` });
const total = () => screen.getByRole('row', { name: /^Total/ }).textContent;

it('BLK-1, BLK-2 has a box for each row and the total of each currency, of what can be read', async () => {
  const table = renderTable({ defaultValue: { a: '100.00', b: '23.45', c: '2000' } });
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Landlord',
    'Available',
    'Amount',
  ]);
  expect(table.getByRole('rowheader', { name: /^Makoni/ })).toBeVisible();
  expect(box('Moyo')).toHaveValue('23.45');
  expect(box('Moyo')).toHaveAccessibleDescription('$400.00');
  expect(total()).toMatch(/^Total\$123\.45ZIG.2,000\.00$/);
  await userEvent.clear(box('Moyo'));
  await userEvent.type(box('Moyo'), 'x');
  expect(total()).toMatch(/^Total\$100\.00ZIG/);
});

it('BLK-3 Enter and the arrows go from amount to amount, and send nothing', async () => {
  renderTable({ defaultValue: { b: '23.45' } });
  await userEvent.click(box('Makoni'));
  await userEvent.keyboard('{Enter}');
  expect(box('Moyo')).toHaveFocus();
  await userEvent.keyboard('7{ArrowDown}');
  expect(box('Moyo')).toHaveValue('7');
  expect(box('Dube')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowUp}{Shift>}{Enter}{/Shift}');
  expect(box('Makoni')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('BLK-4 what is wrong with an amount stands under it, and what the form refuses until it changes', async () => {
  renderTable({ defaultValue: { a: '834.51', b: '5', c: '1.234' } });
  expect(box('Makoni')).toHaveAccessibleDescription('$834.50 Only $834.50 is available.');
  expect(box('Makoni')).toHaveAttribute('aria-invalid', 'true');
  expect(box('Dube')).toHaveAccessibleDescription(/2 decimal places/);
  await userEvent.clear(box('Makoni'));
  await userEvent.type(box('Makoni'), '834.50');
  expect(box('Makoni')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.clear(box('Dube'));
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(box('Moyo')).toHaveAccessibleDescription('$400.00 Refused.');
  await userEvent.type(box('Moyo'), '1');
  expect(box('Moyo')).toHaveAccessibleDescription('$400.00');
});

it('BLK-5, BLK-6 a column is pasted from a row on, which is told, and can be undone', async () => {
  renderTable({ defaultValue: { a: '1', c: '3' } });
  await userEvent.click(box('Moyo'));
  await userEvent.paste('$1,200.00\n\n30');
  expect(box('Moyo')).toHaveValue('1200.00');
  expect(box('Dube')).toHaveValue('3');
  expect(screen.getByTestId('announcer')).toHaveTextContent('1 amount pasted. 1 more had no row.');
  expect(total()).toMatch(/^Total\$1,201\.00/);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Moyo')).toHaveValue('');
  expect(box('Makoni')).toHaveFocus();
  await userEvent.paste('250');
  expect(box('Makoni')).toHaveValue('250');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('BLK-4, BLK-6 a paste ends what the form refused; Undo keeps what was typed since in other rows', async () => {
  renderTable({ defaultValue: { a: '1', b: '5' } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(box('Moyo')).toHaveAccessibleDescription('$400.00 Refused.');
  await userEvent.click(box('Moyo'));
  await userEvent.paste('20\n30');
  expect(box('Moyo')).toHaveAccessibleDescription('$400.00');
  await userEvent.type(box('Makoni'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Makoni')).toHaveValue('12');
  expect(box('Moyo')).toHaveValue('5');
  expect(box('Dube')).toHaveValue('');
});

it('BLK-7 a form gets decimal text, and who controls it each change', async () => {
  const onValueChange = vi.fn();
  renderTable({ value: { a: '1', b: '2', c: '' }, onValueChange });
  await userEvent.type(box('Makoni'), '0');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: { a: '10', b: '2', c: '' } });
  expect(box('Makoni')).toHaveValue('1');
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onSubmit).toHaveBeenLastCalledWith({ amount_0: '1', amount_1: '2', amount_2: '' });
});
