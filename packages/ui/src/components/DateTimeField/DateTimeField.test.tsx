import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField';

const show = (props: Partial<DateTimeFieldProps> = {}) =>
  render(
    <form aria-label="Form">
      <DateTimeField label="Viewing" name="at" {...props} />
    </form>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).get('at');

it('DTD-1 is a group of two boxes, which hint and error describe', () => {
  show({ hint: 'Half an hour.', error: 'Taken.' });
  expect(screen.getByRole('group', { name: 'Viewing' })).toHaveAccessibleDescription('Taken. Half an hour.');
  expect([box('Date').ariaInvalid, box('Time').ariaInvalid]).toEqual(['true', 'true']);
});

it('DTD-2 sends both under one name, as they are typed', async () => {
  show();
  expect(sent()).toBe('');
  await userEvent.type(box('Date'), '5/3/26');
  await userEvent.type(box('Time'), '230pm');
  expect(sent()).toBe('2026-03-05T14:30');
});

it('DTD-2 needs the one where there is the other', async () => {
  show();
  expect(form().checkValidity()).toBe(true);
  await userEvent.type(box('Time'), '9');
  expect(box('Date').validity.valueMissing).toBe(true);
  await userEvent.clear(box('Time'));
  expect(form().checkValidity()).toBe(true);
});

it.each([
  ['2026-03-04T12:00', ['Enter 05 Mar 2026 or a later date.', '']],
  ['2026-03-05T07:59', ['', 'Enter 08:00 or a later time.']],
  ['2026-03-05T08:00', ['', '']],
  ['2026-03-06T07:00', ['', '']],
  ['2026-03-07T17:01', ['', 'Enter 17:00 or an earlier time.']],
  ['2026-03-08T09:00', ['Enter 07 Mar 2026 or an earlier date.', '']],
])('DTD-3 within limits %s says %j', (defaultValue, problems) => {
  show({ min: '2026-03-05T08:00', max: '2026-03-07T17:00', defaultValue });
  expect([box('Date').validationMessage, box('Time').validationMessage]).toEqual(problems);
});

it('DTD-4 reports what stands in both, and whether it can be used', async () => {
  const onValueChange = vi.fn();
  show({ onValueChange, defaultValue: '2026-03-05T' });
  await userEvent.type(box('Time'), '9');
  await userEvent.clear(box('Time'));
  expect(onValueChange.mock.calls.flat()).toEqual([
    { value: '2026-03-05T09:00', valid: true },
    { value: '2026-03-05T', valid: false },
  ]);
});

it('DTD-4 shows what it is told, and goes back to its first value with its form', async () => {
  show({ defaultValue: '2026-03-05T08:00' });
  expect([box('Date').value, box('Time').value]).toEqual(['05/03/2026', '08:00']);
  await userEvent.type(box('Time'), '0');
  act(() => form().reset());
  expect(sent()).toBe('2026-03-05T08:00');
});
