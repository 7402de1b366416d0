import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MoneyValue } from '../../internal/money/minors';
import { MoneyTotals } from './MoneyTotals';

const shown = (amounts: readonly MoneyValue[]) => {
  render(<MoneyTotals amounts={amounts} aria-label="Totals" />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

it('MNT-4 writes one total for each currency', () => {
  const amounts = [
    { amount: '1000.05', currency: 'USD' },
    { amount: '-0.50', currency: 'ZIG' },
    { amount: '0.05', currency: 'USD' },
  ];
  expect(shown(amounts)).toEqual(['$1,000.10', '-ZIG\u00a00.50']);
});

it('MNT-2, MNT-4 writes huge totals to the cent', () => {
  expect(shown([{ amount: '900719925474099100.01', currency: 'USD' }])).toEqual([
    '$900,719,925,474,099,100.01',
  ]);
});

it('MNT-3 shows N/A for a currency with an amount that cannot be read, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const amounts = [
    { amount: 'NaN', currency: 'USD' },
    { amount: '0.001', currency: 'USD' },
    { amount: '7.00', currency: 'ZIG' },
  ];
  expect(shown(amounts)).toEqual(['USD N/A', 'ZIG\u00a07.00']);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/an amount in USD.*`amount`/)]);
});

it('MNT-4 shows N/A without amounts', () => {
  expect(shown([])).toEqual(['N/A']);
});
