import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Announcer } from '../../components/Announcer';
import { Toaster } from '../../components/Toast';
import { CompanySettings } from './CompanySettings';
import { Overview } from './Overview';

it('the dashboard has one heading of its own, figures, jobs and a chart', () => {
  render(<Overview />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('54 of them let')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Match receipts to leases' })).toBeInTheDocument();
  expect(screen.getByRole('figure', { name: 'Arrears by month' })).toBeInTheDocument();
});

it('settings: a switch takes effect at once, a form when it is saved', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Announcer />
      <Toaster />
      <CompanySettings />
    </>,
  );
  await user.click(screen.getByRole('switch', { name: 'Send reminders' }));
  expect(screen.getByRole('switch', { name: 'Send reminders' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save billing' }));
  await waitFor(() => expect(screen.getByText('Billing saved')).toBeInTheDocument());
});
