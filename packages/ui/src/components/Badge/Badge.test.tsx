import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge';

it('BDG-1 shows the status as text', () => {
  render(<Badge tone="danger">High priority</Badge>);
  expect(screen.getByText('High priority')).toBeInTheDocument();
});
