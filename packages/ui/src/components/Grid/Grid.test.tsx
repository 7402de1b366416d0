import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Grid } from './Grid';

it('GRD-3 lays out its child itself with asChild', () => {
  render(
    <Grid columns={3} asChild>
      <ul className="mine" />
    </Grid>,
  );
  expect(screen.getByRole('list')).toHaveClass('mine');
});
