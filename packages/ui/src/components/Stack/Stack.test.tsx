import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stack } from './Stack';

it('STK-1 lays out its child itself with asChild', () => {
  render(
    <Stack asChild className="mine">
      <ul />
    </Stack>,
  );
  expect(screen.getByRole('list')).toHaveClass('mine');
});
