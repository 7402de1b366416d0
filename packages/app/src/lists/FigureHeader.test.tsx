import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FigureHeader } from './FigureHeader';

test.each([
  ['Due 61-90 days', '61-90'],
  ['Total', 'Total'],
])('the header %s has its text, and a range in one piece', (header, piece) => {
  render(
    <p role="note">
      <FigureHeader>{header}</FigureHeader>
    </p>,
  );
  expect(screen.getByRole('note').textContent).toBe(header);
  expect(screen.getByText(piece)).toBeVisible();
});
