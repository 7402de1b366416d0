import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MinorAmount } from '../../internal/money/totals';
import { MoneyTotals } from './MoneyTotals';

const shown = (amounts: readonly MinorAmount[]) => {
  render(<MoneyTotals amounts={amounts} aria-label="Totals" />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

it('MNT-4 writes one total for each currency', () => {
  const amounts = [
    { minor: 100_005, currency: 'USD' },
    { minor: -50, currency: 'ZIG' },
    { minor: 5, currency: 'USD' },
  ];
  expect(shown(amounts)).toEqual(['$1,000.10', '-ZIG\u00a00.50']);
});

it('MNT-2, MNT-4 writes huge totals to the cent', () => {
  expect(shown([{ minor: 90_071_992_547_409_910_001n, currency: 'USD' }])).toEqual([
    '$900,719,925,474,099,100.01',
  ]);
});

it('MNT-3 shows N/A for a currency with an amount that cannot be read, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const amounts = [
    { minor: Number.NaN, currency: 'USD' },
    { minor: 0.1, currency: 'USD' },
    { minor: 700, currency: 'ZIG' },
  ];
  expect(shown(amounts)).toEqual(['USD N/A', 'ZIG\u00a07.00']);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/an amount in USD.*`minor`/)]);
});

it('MNT-4 shows N/A without amounts', () => {
  expect(shown([])).toEqual(['N/A']);
});
