import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecordTable } from './RecordTable';

test('its title always names it, and stands above it unless its section has one', () => {
  const list = {
    title: 'Claims',
    columns: [{ id: 'claimant', header: 'Claimant', cell: 'claimant' as const }],
  };
  const rows = [{ claimant: 'Baobab Holdings' }];
  const { rerender } = render(<RecordTable {...list} rows={rows} />);
  expect(screen.getByRole('table', { name: 'Claims' })).toHaveTextContent('Baobab Holdings');
  expect(screen.getByRole('heading', { name: 'Claims' })).toBeVisible();
  rerender(<RecordTable {...list} rows={rows} isTitled={false} />);
  expect(screen.getByRole('table', { name: 'Claims' })).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
