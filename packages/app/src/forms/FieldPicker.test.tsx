import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FieldPicker } from './FieldPicker';

const groups = [
  {
    label: 'Parties',
    fields: [
      { name: 'tenant.name', label: 'Name of the tenant' },
      { name: 'landlord.name', label: 'Name of the landlord' },
    ],
  },
  { label: 'Money', fields: [{ name: 'lease.deposit', label: 'Deposit' }] },
];

const setUp = () => {
  const user = userEvent.setup();
  render(
    <FieldPicker groups={groups} takes={(name) => name !== 'name'}>
      <TextField label="Name" name="name" />
      <TextArea label="First" name="clause_body" defaultValue="Dear , hello" />
      <TextArea label="Second" name="clause_body_2" />
    </FieldPicker>,
  );
  return user;
};

test('a field is put at the cursor of the text that was last written in, and writing goes on there', async () => {
  const user = setUp();
  const first = screen.getByLabelText<HTMLTextAreaElement>('First');
  await user.click(first);
  first.setSelectionRange(5, 5);
  await user.click(screen.getByRole('button', { name: 'Name of the tenant' }));
  expect(first).toHaveValue('Dear {{tenant.name}}, hello');
  expect(first).toHaveFocus();
  await user.click(screen.getByLabelText('Second'));
  // A control that takes no fields is not written into.
  await user.click(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(screen.getByLabelText('Second')).toHaveValue('{{lease.deposit}}');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('the list is one stop of the Tab key; arrows move in it, Enter puts the field in', async () => {
  const user = setUp();
  await user.click(screen.getByLabelText('Second'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Name of the tenant' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Second')).toHaveValue('{{lease.deposit}}');
  expect(screen.getByLabelText('Second')).toHaveFocus();
});
