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
