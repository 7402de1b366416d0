import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormContext } from '../../internal/fields/FormContext';
import { Checkbox } from './Checkbox';

const sent = () => Object.fromEntries(new FormData(screen.getByRole('form') as HTMLFormElement));

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

it.each([undefined, false, ''])('CHK-4 shows the issue of its name where its own error is %j', (error) => {
  const form = {
    issues: { terms: 'Tick it.' },
    pending: false,
    checking: [],
    clearIssue() {},
    renameIssues() {},
  };
  render(
    <FormContext value={form}>
      <Checkbox label="Terms" name="terms" error={error} />
    </FormContext>,
  );
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick it.');
});
