import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatCard } from './StatCard';

it('STC-1 shows what is counted before how much', () => {
  render(<StatCard label="Occupied" value={28} hint="of 35" />);
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Occupied',
    '28',
    'of 35',
  ]);
});
