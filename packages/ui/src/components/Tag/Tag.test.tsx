import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tag } from './Tag';

it('TAG-1 can be removed by a button that names it', async () => {
  const onRemove = vi.fn();
  render(<Tag onRemove={onRemove}>Residential</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Residential' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('has no button otherwise', () => {
  render(<Tag>Sample data</Tag>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
