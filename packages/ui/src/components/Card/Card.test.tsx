import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './Card';

it('CRD-1 is its child with asChild', () => {
  render(
    <Card asChild className="mine">
      <a href="/services/rent-safe">Rental management</a>
    </Card>,
  );
  expect(screen.getByRole('link', { name: 'Rental management' })).toHaveClass('mine');
});
