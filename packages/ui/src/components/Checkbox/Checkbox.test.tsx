import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormContext } from '../Form/FormContext';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Switch } from '../Switch/Switch';
import { Checkbox } from './Checkbox';

const sent = () => Object.fromEntries(new FormData(screen.getByRole('form') as HTMLFormElement));
const types = [
  { value: 'national_id', label: 'National ID' },
  { value: 'passport', label: 'Passport' },
];

it('CHK-2 its label toggles it, and it is sent when it is on', async () => {
  render(
    <form aria-label="Branch">
      <Checkbox label="Primary" name="is_primary" />
    </form>,
  );
  expect(sent()).toEqual({});
  await userEvent.click(screen.getByText('Primary'));
  expect(sent()).toEqual({ is_primary: 'on' });
});

it('CHK-3 is mixed when it is indeterminate', () => {
  render(<Checkbox label="All rows" indeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});

it('CHK-4 shows the issue of its name', () => {
  const form = { issues: { terms: 'Tick it.' }, pending: false, clearIssue() {}, renameIssues() {} };
  render(
    <FormContext value={form}>
      <Checkbox label="Terms" name="terms" />
    </FormContext>,
  );
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick it.');
});

it('SWI-1 is a switch that Space turns', async () => {
  render(<Switch label="Compact rows" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Compact rows' })).toBeChecked();
});

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
