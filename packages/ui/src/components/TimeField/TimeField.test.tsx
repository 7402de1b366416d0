import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TimeField, type TimeFieldProps } from './TimeField';

const show = (props: Partial<TimeFieldProps> = {}) =>
  render(
    <form aria-label="Form">
      <TimeField label="Collected at" name="at" {...props} />
    </form>,
  );
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Collected at' });
const sent = () => new FormData(screen.getByRole('form')).get('at');

it('TIM-1, TIM-2 sends what is typed as HH:MM, and writes it in full when it is left', async () => {
  show();
  await userEvent.type(box(), '930');
  expect(box()).toHaveValue('930');
  expect(sent()).toBe('09:30');
  await userEvent.tab();
  expect(box()).toHaveValue('09:30');
});

it('TIM-3 keeps and sends what is no time, and shows why once it is left', async () => {
  show();
  await userEvent.type(box(), 'noonish');
  expect(screen.queryByText('Enter a time, such as 14:30.')).not.toBeInTheDocument();
  expect(box().validationMessage).toBe('Enter a time, such as 14:30.');
  await userEvent.tab();
  expect(screen.getByText('Enter a time, such as 14:30.')).toBeVisible();
  expect(box()).toHaveValue('noonish');
  expect(sent()).toBe('noonish');
  await userEvent.type(box(), 'x');
  expect(screen.queryByText('Enter a time, such as 14:30.')).not.toBeInTheDocument();
});

it.each([
  ['07:29', 'Enter 07:30 or a later time.'],
  ['07:30', ''],
  ['17:00', ''],
  ['17:01', 'Enter 17:00 or an earlier time.'],
])('TIM-4 with limits says of %s: %j', (defaultValue, problem) => {
  show({ min: '07:30', max: '17:00', defaultValue });
  expect(box().validationMessage).toBe(problem);
});

it('TIM-5 reports the time, and whether it can be used', async () => {
  const onValueChange = vi.fn();
  show({ onValueChange });
  await userEvent.type(box(), '9x');
  expect(onValueChange.mock.calls.flat()).toEqual([
    { value: '09:00', valid: true },
    { value: '9x', valid: false },
  ]);
});

it('TIM-6 a reset brings back the time that it started with', async () => {
  show({ defaultValue: '08:00' });
  await userEvent.type(box(), '9');
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  expect(sent()).toBe('08:00');
});
