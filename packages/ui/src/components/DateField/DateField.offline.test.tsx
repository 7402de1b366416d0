import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { DateField } from './DateField';

vi.mock('./CalendarPopover', () => {
  throw new Error('offline');
});

beforeAll(() => vi.dynamicImportSettled());

it('DAT-11 asks for a typed date when the calendar cannot be loaded', async () => {
  render(<DateField label="Date Of Birth" name="date_of_birth" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  expect(await screen.findByText('The calendar could not be loaded. Type the date.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Date Of Birth' });
  await userEvent.type(field, '05/03/2025');
  expect(field).toHaveValue('05/03/2025');
});
