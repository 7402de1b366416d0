import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useMemoryAddress } from '../../internal/address/address';
import { RecordPage } from './RecordPage';
import { RecordSteps } from './RecordSteps';
import type { RecordPageProps } from './recordPageProps';

const tabs = [
  { value: 'details', label: 'Details', content: 'Brake pads' },
  { value: 'history', label: 'History', content: 'Added by Rudo' },
];

function Page({ start, ...props }: Partial<RecordPageProps> & { start?: string }) {
  return <RecordPage label="job" title="J-104" tabs={tabs} address={useMemoryAddress(start)} {...props} />;
}

it('RPG-1 keeps its heading when the record arrives', () => {
  const { rerender } = render(<Page title="Job" status="loading" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Job' });
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  rerender(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: 'J-104' })).toBe(heading);
});

it('RPG-2 says why the record is not there', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<Page status="missing" />);
  expect(screen.getByText('There is no such job')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  rerender(<Page status="moved" movedTo="/jobs/90" />);
  expect(screen.getByRole('link', { name: 'Open the job that was kept' })).toHaveAttribute(
    'href',
    '/jobs/90',
  );
  rerender(<Page status="error" error="The server did not answer." onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('RPG-3 opens the tab of the address', async () => {
  render(<Page start="?tab=history" />);
  expect(screen.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Added by Rudo')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  expect(screen.getByText('Brake pads')).toBeVisible();
});

it('RPG-3 is in the address of the browser without another', async () => {
  render(<Page address={undefined} />);
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(window.location.search).toBe('?tab=history');
  expect(screen.getByText('Added by Rudo')).toBeVisible();
});

it('RPG-4 shows the dialog of a step until it closes', async () => {
  render(
    <Page
      actions={
        <RecordSteps
          steps={[
            {
              id: 'cancel',
              label: 'Cancel…',
              dialog: ({ step, onClose }) => (
                <button type="button" onClick={onClose}>
                  Close {step.id}
                </button>
              ),
            },
          ]}
        />
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close cancel' }));
  expect(screen.queryByRole('button', { name: 'Close cancel' })).not.toBeInTheDocument();
});

it('RPG-5 leads to the records beside it', () => {
  render(<Page previous={{ href: '/jobs/103', label: 'J-103' }} next={{ href: '/jobs/105' }} />);
  expect(screen.getByRole('link', { name: 'Previous job: J-103' })).toHaveAttribute('href', '/jobs/103');
  expect(screen.getByRole('link', { name: 'Next job' })).toHaveAttribute('href', '/jobs/105');
});

it('RPG-6 offers to print its paper', () => {
  render(<Page paper={{ title: 'Job J-104', user: 'Rudo' }} />);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

it('RPG-6 its paper may be another than the page', () => {
  render(<Page paper={{ title: 'Job card', printLabel: 'Print job card', content: 'To be signed' }} />);
  expect(screen.getByRole('button', { name: 'Print job card' })).toBeVisible();
  expect(screen.getByText('Brake pads')).toBeVisible();
  expect(screen.getByText(/To be signed/)).not.toBeVisible();
});
