import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormContext } from '../../internal/fields/FormContext';
import { RadioGroup } from './RadioGroup';

const sent = () => Object.fromEntries(new FormData(screen.getByRole('form') as HTMLFormElement));
const types = [
  { value: 'national_id', label: 'National ID' },
  { value: 'passport', label: 'Passport' },
];

it('RAD-1 is a named group that is sent under one name', async () => {
  render(
    <form aria-label="Individual">
      <RadioGroup label="Identification Type" name="identification_type" options={types} required />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Identification Type' })).toBeInTheDocument();
  expect(sent()).toEqual({});
  await userEvent.click(screen.getByRole('radio', { name: 'Passport' }));
  expect(sent()).toEqual({ identification_type: 'passport' });
});

it('RAD-4 requires a choice, and keeps the asterisk out of the name', () => {
  render(<RadioGroup label="Identification Type" options={types} required />);
  expect(screen.getByText('Identification Type')).toHaveTextContent(/^Identification Type$/);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeRequired();
});

it('RAD-3 is controlled by its value', async () => {
  render(<RadioGroup label="Identification Type" options={types} value="passport" />);
  await userEvent.click(screen.getByRole('radio', { name: 'National ID' }));
  expect(screen.getByRole('radio', { name: 'Passport' })).toBeChecked();
});

it('RAD-5 an error describes the group', () => {
  render(
    <RadioGroup label="Identification Type" options={types} error="Choose one." hint="On the document." />,
  );
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one. On the document.');
});

it.each([undefined, false, ''])('RAD-5 so does the issue of its name where its own error is %j', (error) => {
  const form = {
    issues: { type: 'Choose one.' },
    pending: false,
    checking: [],
    clearIssue() {},
    renameIssues() {},
  };
  render(
    <FormContext value={form}>
      <RadioGroup label="Identification Type" name="type" options={types} error={error} />
    </FormContext>,
  );
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.');
});

it('RAD-6 an option says what it means, and why it cannot be chosen', () => {
  render(
    <RadioGroup
      label="Fuel"
      options={[
        { value: 'petrol', label: 'Petrol', description: 'Unleaded, 95.' },
        { value: 'lpg', label: 'LPG', description: 'By the litre.', disabledReason: 'No pump.' },
      ]}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Petrol' })).toHaveAccessibleDescription('Unleaded, 95.');
  expect(screen.getByRole('radio', { name: 'LPG' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'LPG' })).toHaveAccessibleDescription(/By the litre\. ?No pump\./);
});
