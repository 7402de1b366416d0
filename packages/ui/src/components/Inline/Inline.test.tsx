import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Inline } from './Inline';

it('INL-2 lays out its child itself with asChild', () => {
  render(
    <Inline asChild className="mine">
      <ul />
    </Inline>,
  );
  expect(screen.getByRole('list')).toHaveClass('mine');
});
