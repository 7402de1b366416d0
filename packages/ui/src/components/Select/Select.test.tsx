import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select';

const options = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

const select = () => screen.getByRole('combobox', { name: 'Gender' });

it('SEL-1 is sent with its form', async () => {
  render(
    <form aria-label="Individual">
      <Select label="Gender" name="gender" options={options} placeholder="Choose" />
    </form>,
  );
  await userEvent.selectOptions(select(), 'Female');
  expect(new FormData(screen.getByRole('form') as HTMLFormElement).get('gender')).toBe('female');
});

it('SEL-2 starts empty with a placeholder, else with the first option', () => {
  const { rerender } = render(
    <Select key="1" label="Gender" options={options} placeholder="Choose" required />,
  );
  expect(select()).toHaveValue('');
  expect(select()).toBeInvalid();
  rerender(<Select key="2" label="Gender" options={options} />);
  expect(select()).toHaveValue('male');
});

it('SEL-3 takes groups', () => {
  render(<Select label="Gender" options={[{ label: 'Known', options }]} />);
  expect(screen.getByRole('group', { name: 'Known' })).toContainElement(
    screen.getByRole('option', { name: 'Male' }),
  );
});

it('SEL-3 does not let an option be chosen that is disabled', async () => {
  const sms = { value: 'sms', label: 'SMS: no service is set', disabled: true };
  render(<Select label="Channel" options={[{ value: 'email', label: 'Email' }, sms]} />);
  await userEvent.selectOptions(screen.getByLabelText('Channel'), sms.label);
  expect(screen.getByLabelText('Channel')).toHaveValue('email');
});

it('SEL-4 explains why it is disabled', () => {
  render(<Select label="Gender" options={[]} disabledReason="Choose a person first." />);
  expect(select()).toBeDisabled();
  expect(select()).toHaveAccessibleDescription('Choose a person first.');
});

it('SEL-6 is no mistake before it is checked', () => {
  const { rerender } = render(<Select label="Gender" options={options} placeholder="Choose" required />);
  expect(select()).toHaveAttribute('aria-invalid', 'false');
  rerender(<Select label="Gender" options={options} placeholder="Choose" required error="Choose one." />);
  expect(select()).toHaveAttribute('aria-invalid', 'true');
});

it('SEL-5 knows its values', async () => {
  const onChange = vi.fn<(value: 'male' | 'female' | '') => void>();
  render(<Select label="Gender" options={options} onValueChange={({ value }) => onChange(value)} />);
  await userEvent.selectOptions(select(), 'Female');
  expect(onChange).toHaveBeenCalledWith('female');
  // @ts-expect-error: 'other' is no option
  void (<Select label="Gender" options={options} value="other" />);
});

it('SEL-3, SEL-7 an option says what it means once it is chosen, and why it cannot be chosen', async () => {
  render(
    <Select
      label="Fuel"
      options={[
        { value: 'petrol', label: 'Petrol', description: 'Unleaded, 95.' },
        { value: 'diesel', label: 'Diesel' },
        { value: 'lpg', label: 'LPG', disabledReason: 'No pump' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Fuel' });
  expect(select).toHaveAccessibleDescription('Unleaded, 95.');
  expect(screen.getByRole('option', { name: 'LPG (No pump)' })).toBeDisabled();
  await userEvent.selectOptions(select, 'diesel');
  expect(select).not.toHaveAccessibleDescription();
});
