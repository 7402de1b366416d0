import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar';

const bar = () => screen.getByRole('progressbar', { name: 'Exporting' });

it.each([
  [12, '12'],
  [-3, '0'],
  [99, '57'],
])('PRG-1 keeps %d within its bounds', (value, expected) => {
  render(<ProgressBar label="Exporting" value={value} max={57} />);
  expect(bar()).toHaveAttribute('aria-valuenow', expected);
  expect(bar()).toHaveAttribute('aria-valuemax', '57');
});

it('PRG-2 has no value while the progress is not known', () => {
  render(<ProgressBar label="Exporting" />);
  expect(bar()).not.toHaveAttribute('aria-valuenow');
});
