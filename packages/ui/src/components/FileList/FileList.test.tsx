import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileList } from './FileList';

const files = [
  {
    id: 2,
    name: 'Sink.jpg',
    type: 'image/jpeg',
    size: 420_000,
    by: 'Tendai Shumba',
    at: '2026-03-05T08:30:00Z',
    thumbnailUrl: '/sink.jpg',
  },
  { id: 1, name: 'Lease.pdf', type: 'application/pdf', size: 1_500_000 },
];

it('FLL-1, FLL-4 is a named list with what is known of each file', () => {
  render(<FileList label="Files of the lease" files={files} />);
  const list = screen.getByRole('list', { name: 'Files of the lease' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Sink.jpg420 kBTendai Shumba05 Mar 2026, 10:30', 'Lease.pdf1.5 MB']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('FLL-2 opens and removes by buttons named after the file', async () => {
  const onOpen = vi.fn();
  const onRemove = vi.fn();
  render(<FileList label="Files" files={files} onOpen={onOpen} onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Lease.pdf' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ file: files[1] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sink.jpg' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith({ file: files[0] });
});

it('FLL-3 says that there are none', () => {
  render(<FileList label="Files" files={[]} />);
  expect(screen.getByText('No files yet.')).toBeVisible();
});
