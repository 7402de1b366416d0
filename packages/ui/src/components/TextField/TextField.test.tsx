import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { TextField } from './TextField';

it('TXF-1 hands ref, name and the rest to the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Email" ref={ref} type="email" name="email" autoComplete="username" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(ref.current).toBe(input);
  expect(input).toHaveAttribute('name', 'email');
  expect(input).toHaveAttribute('autocomplete', 'username');
  expect(input).toHaveAttribute('type', 'email');
});

it('TXF-1 joins a description from outside with its own', () => {
  render(
    <>
      <TextField label="Email" error="Enter an email address." aria-describedby="form-note" />
      <p id="form-note">Sent to nobody.</p>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter an email address. Sent to nobody.');
});

it('TXF-2 works uncontrolled', async () => {
  render(<TextField label="Trading Name" defaultValue="Moyo " />);
  await userEvent.type(screen.getByRole('textbox'), 'Stores');
  expect(screen.getByRole('textbox')).toHaveValue('Moyo Stores');
});

it('TXF-2 works controlled', async () => {
  const onChange = vi.fn();
  render(<TextField label="Trading Name" value="Moyo" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 's');
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('Moyo');
});

it('TXF-3 shows and hides a password without losing it', async () => {
  render(<TextField label="Password" type="password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'correct horse');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('correct horse');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('TXF-4 takes what is pasted', async () => {
  render(<TextField label="Password" type="password" />);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('correct horse');
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
});
