import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormContext } from '../../internal/fields/FormContext';
import * as announcer from '../Announcer';
import { Field, type FieldProps } from './Field';

const renderField = (props: Partial<FieldProps> = {}) =>
  render(
    <Field label="Branch Name" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );
const input = () => screen.getByRole('textbox', { name: 'Branch Name' });

it('FLD-1 names the control and leads to it', async () => {
  renderField();
  await userEvent.click(screen.getByText('Branch Name'));
  expect(input()).toHaveFocus();
});

it('FLD-1 takes an id', () => {
  renderField({ id: 'branch_name' });
  expect(input()).toHaveAttribute('id', 'branch_name');
});

it('FLD-2 names the control by a hidden label', () => {
  renderField({ labelHidden: true });
  expect(input()).toBeInTheDocument();
});

it('FLD-3 is required, and keeps the asterisk out of the name', () => {
  renderField({ required: true });
  expect(input()).toBeRequired();
  expect(screen.getByText('Branch Name')).toHaveTextContent(/^Branch Name$/);
});

it('FLD-4, FLD-5 is described by the error, then by the hint', () => {
  renderField({ hint: 'As on the lease', error: 'Branch Name is required' });
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Branch Name is required As on the lease');
});

it('FLD-8 a warning describes the control, which stays valid, and is announced when it appears', () => {
  const announced = vi.spyOn(announcer, 'announce').mockImplementation(() => {});
  const { rerender } = renderField({ warning: 'Check the letter.', hint: 'As on the card' });
  expect(input()).toBeValid();
  expect(input()).toHaveAccessibleDescription('Check the letter. As on the card');
  expect(announced).not.toHaveBeenCalled();
  const again = (warning: string | undefined) => (
    <Field label="Branch Name" warning={warning}>
      {(control) => <input {...control} />}
    </Field>
  );
  rerender(again(undefined));
  rerender(again('Check the digits.'));
  expect(announced).toHaveBeenCalledExactlyOnceWith('Check the digits.');
  announced.mockRestore();
});

it('FLD-9 keeps what its caller says of the control', () => {
  renderField({ 'aria-describedby': 'note', 'aria-invalid': 'grammar', hint: 'As on the lease' });
  expect(input()).toHaveAttribute('aria-invalid', 'grammar');
  expect(input().getAttribute('aria-describedby')).toMatch(/-hint note$/);
});

it.each([false, ''])('FLD-7 an error of %j leaves the issue of its name in sight', (error) => {
  const form = {
    issues: { name: 'Taken.' },
    pending: false,
    checking: [],
    clearIssue() {},
    renameIssues() {},
  };
  render(
    <FormContext value={form}>
      <Field label="Branch Name" name="name" error={error}>
        {(control) => <input {...control} />}
      </Field>
    </FormContext>,
  );
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Taken.');
});

it('FLD-4 is neither invalid nor described without text', () => {
  renderField();
  expect(input()).toBeValid();
  expect(input()).not.toHaveAttribute('aria-describedby');
});
