import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextArea } from './TextArea';

it('TXA-1 is a text area with its label, hint and error', () => {
  render(<TextArea label="Notes" hint="For colleagues." error="Too long." required />);
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  expect(notes.tagName).toBe('TEXTAREA');
  expect(notes).toHaveAccessibleDescription('Too long. For colleagues.');
  expect(notes).toBeInvalid();
  expect(notes).toBeRequired();
});

it('TXA-2 keeps what is typed, line by line', async () => {
  render(
    <form aria-label="Lease">
      <TextArea label="Notes" name="notes" defaultValue="Paid" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Notes'), ' late{Enter}twice');
  const sent = new FormData(screen.getByRole('form') as HTMLFormElement);
  expect(String(sent.get('notes')).replaceAll('\r', '')).toBe('Paid late\ntwice');
});

it('TXA-2 is controlled by its value', async () => {
  render(<TextArea label="Notes" value="Paid" onChange={() => {}} />);
  await userEvent.type(screen.getByLabelText('Notes'), ' late');
  expect(screen.getByLabelText('Notes')).toHaveValue('Paid');
});
