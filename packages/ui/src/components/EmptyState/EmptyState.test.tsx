import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './EmptyState';

it('EMP-2 has a heading where a level is given', () => {
  render(<EmptyState title="No leases yet" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No leases yet' })).toBeInTheDocument();
});

it('EMP-2 has plain text otherwise', () => {
  render(<EmptyState title="No data">Add a company to see it here.</EmptyState>);
  expect(screen.getByText('No data')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('EMP-3 keeps the icon to the eyes', () => {
  render(<EmptyState title="No data" icon={<svg role="img" aria-label="A box" />} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
