import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden';

it('VSH-1 is part of the accessible name', () => {
  render(
    <button type="button">
      View <VisuallyHidden>report for Tendai Moyo</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'View report for Tendai Moyo' })).toBeInTheDocument();
});

it('VSH-2 hides the child itself with asChild', () => {
  render(
    <VisuallyHidden asChild>
      <h2>Filters</h2>
    </VisuallyHidden>,
  );
  expect(screen.getByRole('heading', { name: 'Filters' }).parentElement).toBe(document.body.firstChild);
});
