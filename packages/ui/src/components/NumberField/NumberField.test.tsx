import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NumberField } from './NumberField';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const sent = (name: string) => new FormData(screen.getByRole('form') as HTMLFormElement).get(name);

it('NUM-1 is a text box with a keyboard of digits', () => {
  render(<NumberField label="Dependants" />);
  expect(input()).toHaveAttribute('type', 'text');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

it('NUM-2, NUM-5 sends decimal text and leaves what was typed', async () => {
  render(
    <form aria-label="Company">
      <NumberField label="Number Of Employees" name="employees" />
    </form>,
  );
  await userEvent.type(input(), '1,200');
  expect(input()).toHaveValue('1,200');
  expect(sent('employees')).toBe('1200');
});

it('NUM-6 is not marked as invalid while the user types', async () => {
  render(<NumberField label="Dependants" />);
  await userEvent.type(input(), '1,');
  expect(input()).toHaveAttribute('aria-invalid', 'false');
});

it('NUM-3 explains what to enter instead', async () => {
  render(<NumberField label="Dependants" min={0} max={20} />);
  await userEvent.type(input(), '1.5');
  expect(input().validationMessage).toBe('Enter a whole number.');
  await userEvent.clear(input());
  await userEvent.type(input(), '21');
  expect(input().validationMessage).toBe('Enter 20 or less.');
});

it('NUM-4 neither wheel nor arrows change it', async () => {
  render(<NumberField label="Dependants" defaultValue="3" />);
  await userEvent.click(input());
  fireEvent.wheel(input(), { deltaY: 100 });
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(input()).toHaveValue('3');
});

it('NUM-7 belongs to the form that it names', () => {
  render(
    <>
      <form id="company" aria-label="Company" />
      <NumberField label="Number Of Employees" name="employees" form="company" defaultValue="12" />
    </>,
  );
  expect(sent('employees')).toBe('12');
});

it('NUM-8 goes back to its first number with its form, unless that is prevented', async () => {
  const onReset = vi.fn();
  render(
    <form aria-label="Company" onReset={onReset}>
      <NumberField label="Number Of Employees" name="employees" defaultValue="12" />
    </form>,
  );
  const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset());
  await userEvent.type(input(), '3');
  onReset.mockImplementationOnce((event: Event) => event.preventDefault());
  reset();
  expect(sent('employees')).toBe('123');
  reset();
  expect(sent('employees')).toBe('12');
});
