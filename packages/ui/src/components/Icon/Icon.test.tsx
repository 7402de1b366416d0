import { render, screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { expect, it } from 'vitest';
import { Icon } from './Icon';

it('ICN-1 is decoration without a label, an image of that name with one', () => {
  const { rerender } = render(<Icon icon={House} data-testid="icon" />);
  expect(screen.getByTestId('icon')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Icon icon={House} label="Property" data-testid="icon" />);
  expect(screen.getByRole('img', { name: 'Property' })).not.toHaveAttribute('aria-hidden');
});
