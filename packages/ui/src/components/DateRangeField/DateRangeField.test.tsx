import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField';

const renderField = (props: Partial<DateRangeFieldProps> = {}) =>
  render(
    <form aria-label="Filters">
      <DateRangeField label="Added" fromName="created_from" toName="created_to" {...props} />
    </form>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sent = () => Object.fromEntries(new FormData(screen.getByRole('form') as HTMLFormElement));

it('DTR-1 is a group of two boxes, which hint and error describe', () => {
  renderField({ hint: 'Both days count.', error: 'Choose a period.' });
  expect(screen.getByRole('group', { name: 'Added' })).toHaveAccessibleDescription(
    'Choose a period. Both days count.',
  );
  expect(box('From')).toBeInvalid();
  expect(box('To')).toBeInvalid();
});

it('DTR-2 sends both days, by keyboard, and what is open as empty', async () => {
  renderField();
  await userEvent.tab();
  await userEvent.keyboard('05/03/2026');
  expect(sent()).toEqual({ created_from: '2026-03-05', created_to: '' });
});

it('DTR-1 reads days as a DateField does, and writes them in full', () => {
  renderField();
  fireEvent.change(box('From'), { target: { value: '1 mar 26' } });
  fireEvent.blur(box('From'));
  expect(box('From')).toHaveValue('01/03/2026');
  expect(sent()).toEqual({ created_from: '2026-03-01', created_to: '' });
});

it('DTR-2 needs both where it is required', () => {
  renderField({ required: true });
  expect([box('From').required, box('To').required]).toEqual([true, true]);
});

it('DTR-3 refuses an end before the start, whichever was typed last, and keeps it', async () => {
  renderField({ defaultValue: { from: '', to: '2026-03-01' } });
  expect(box('To').validationMessage).toBe('');
  await userEvent.type(box('From'), '02/03/2026');
  expect(box('To').validationMessage).toBe('Enter 02 Mar 2026 or a later date.');
  expect(box('To')).toHaveValue('01/03/2026');
  await userEvent.clear(box('From'));
  expect(box('To').validationMessage).toBe('');
});

it('DTR-4 reports both values, and whether they can be used', () => {
  const onValueChange = vi.fn();
  renderField({ onValueChange, defaultValue: { from: '2026-03-02', to: '' } });
  fireEvent.change(box('To'), { target: { value: '01/03/2026' } });
  fireEvent.change(box('To'), { target: { value: '03/03/2026' } });
  expect(onValueChange.mock.calls.flat()).toEqual([
    { value: { from: '2026-03-02', to: '2026-03-01' }, valid: false },
    { value: { from: '2026-03-02', to: '2026-03-03' }, valid: true },
  ]);
});

it('DTR-4 shows what it is told', () => {
  const range = { label: 'Added', value: { from: '2026-03-02', to: '' } };
  const { rerender } = render(<DateRangeField {...range} />);
  expect(box('From')).toHaveValue('02/03/2026');
  rerender(<DateRangeField {...range} value={{ from: '', to: '2026-04-30' }} />);
  expect([box('From').value, box('To').value]).toEqual(['', '30/04/2026']);
});

it('DTR-4 goes back to its first days with its form', () => {
  renderField({ defaultValue: { from: '2026-03-02', to: '' } });
  fireEvent.change(box('From'), { target: { value: '01/01/2026' } });
  fireEvent.reset(screen.getByRole('form'));
  expect(sent()).toEqual({ created_from: '2026-03-02', created_to: '' });
});

it('DTR-5 fills in a period by one press, and says which one it is', async () => {
  const onValueChange = vi.fn();
  const value = { from: '2025-04-06', to: '2026-04-05' };
  renderField({ onValueChange, presets: ['thisMonth', { label: 'Tax year', value }] });
  const buttons = screen.getByRole('group', { name: 'Periods' });
  expect(
    within(buttons)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([...['This month', 'Tax year']]);
  const taxYear = screen.getByRole('button', { name: 'Tax year', pressed: false });
  await userEvent.click(taxYear);
  expect(sent()).toEqual({ created_from: '2025-04-06', created_to: '2026-04-05' });
  expect(taxYear).toHaveAttribute('aria-pressed', 'true');
  expect(onValueChange).toHaveBeenCalledWith({ value, valid: true });
});

it('DTR-5 offers a few where it is told no more', () => {
  renderField({ presets: true });
  expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
    ...['This month', 'Last month', 'This year', 'Last year'],
  ]);
});
