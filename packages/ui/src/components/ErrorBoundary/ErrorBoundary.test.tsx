import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;

function Rows() {
  if (broken) throw new Error('row 7 is undefined');
  return <p>Rows</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('ERB-1 stands in for what failed and leaves the rest', () => {
  render(
    <>
      <p>Search</p>
      <ErrorBoundary>
        <Rows />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Search')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here');
  expect(screen.getByRole('alert')).not.toHaveTextContent('row 7');
});

it('ERB-2 renders the children again on Retry', async () => {
  render(
    <ErrorBoundary>
      <Rows />
    </ErrorBoundary>,
  );
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Rows')).toBeInTheDocument();
});

it('ERB-3 clears the error when its key changes', () => {
  const boundary = (resetKey: string) => (
    <ErrorBoundary resetKey={resetKey}>
      <Rows />
    </ErrorBoundary>
  );
  const { rerender } = render(boundary('/leases'));
  broken = false;
  rerender(boundary('/leases'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(boundary('/deposits'));
  expect(screen.getByText('Rows')).toBeInTheDocument();
});

it('ERB-4 hands the error on', () => {
  const onError = vi.fn();
  render(
    <ErrorBoundary onError={onError} fallback={({ error }) => <p>{String(error)}</p>}>
      <Rows />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Error: row 7 is undefined')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    error: new Error('row 7 is undefined'),
    componentStack: expect.stringContaining('Rows'),
  });
});
