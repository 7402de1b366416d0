import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Money } from './Money';

it.each([
  [1234.56, 'USD', '$1,234.56'],
  ['1234.5', undefined, '$1,234.50'],
  [1234.56, 'ZIG', 'ZIG 1,234.56'],
  [-3, 'USD', '-$3.00'],
  [0, 'USD', '$0.00'],
])('MON-1 writes %s %s as %s', (amount, currency, text) => {
  render(<Money amount={amount} currency={currency} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([null, undefined, '', 'much', Number.NaN])('MON-3 shows N/A for %s', (amount) => {
  render(<Money amount={amount} />);
  expect(screen.getByText('N/A')).toBeInTheDocument();
});
