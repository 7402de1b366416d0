import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { MessagesProvider } from '../../messages';
import { ErrorState } from './ErrorState';

it('ERS-1 is an alert with what failed and what to do', () => {
  render(<ErrorState title="Could not fetch companies">Check the connection.</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('Could not fetch companiesCheck the connection.');
});

it('ERS-2 retries', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<ErrorState onRetry={onRetry} retrying />);
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});

it('ERS-2 has no Retry where there is nothing to retry', () => {
  render(<ErrorState />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('ERS-3 leaves the focus on the part of the page around it', async () => {
  const content = (child: ReactNode) => (
    <main>
      <section aria-label="Statement">{child}</section>
    </main>
  );
  const { rerender } = render(content(<ErrorState onRetry={() => {}} />));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(content('Opening $1.00'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Statement' })).toHaveFocus());
});

it('ERS-4 shows details that are plain text', () => {
  render(<ErrorState details="Request 4f2a" />);
  expect(screen.getByText(/Request 4f2a/)).toBeInTheDocument();
});

it('ERS-4 shows no HTML', () => {
  render(<ErrorState details="<html>502</html>" />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('502');
});

it('takes its text from the messages', () => {
  render(
    <MessagesProvider messages={{ errorState: { retry: 'Edza zvakare' } }}>
      <ErrorState onRetry={() => {}} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'Edza zvakare' })).toBeInTheDocument();
  expect(screen.getByText('This could not be loaded')).toBeInTheDocument();
});
