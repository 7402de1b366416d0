import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

const button = () => screen.getByRole('button');

it('BTN-1 does not submit the form around it', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Add Address</Button>
    </form>,
  );
  await userEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('BTN-2 is a link with asChild', () => {
  render(
    <Button asChild variant="primary">
      <a href="/login">Login</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Login' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).not.toHaveAttribute('type');
});

it('calls onClick', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Print</Button>);
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
});

it('BTN-3 does nothing while pending, not even submit by Enter in a field', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Branch Name" />
      <Button type="submit" pending onClick={onClick}>
        Adding Branch...
      </Button>
    </form>,
  );
  await userEvent.click(button());
  await userEvent.type(screen.getByRole('textbox'), 'Borrowdale{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('BTN-4 keeps name and focus while pending', async () => {
  const { rerender } = render(<Button>Sign in</Button>);
  await userEvent.click(button());
  rerender(<Button pending>Sign in</Button>);
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleName('Sign in');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toBeEnabled();
});

it('BTN-4 marks a link as busy too', () => {
  render(
    <Button asChild pending>
      <a href="/services">Services</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-busy', 'true');
});

it('names the prop to use where it gets `loading`', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Button {...{ loading: true as never }}>Save</Button>);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Pass `pending`.'));
  expect(button()).not.toHaveAttribute('loading');
  warn.mockRestore();
});
