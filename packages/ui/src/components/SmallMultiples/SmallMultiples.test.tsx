import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SmallMultiples } from './SmallMultiples';

const panel = (title: string, amount: string) => ({
  title,
  series: [{ name: 'Collected', currency: 'USD' as const, points: [{ period: '2026-01', amount }] }],
});
const show = (status: 'ready' | 'loading' | 'error', ...panels: ReturnType<typeof panel>[]) =>
  render(<SmallMultiples title="Collected" currency="USD" status={status} panels={panels} />);

it('SML-1 is a figure that holds one for each panel', () => {
  show('ready', panel('Msasa', '1000.00'), panel('Kopje', '5.00'));
  const whole = within(screen.getByRole('figure', { name: 'Collected' }));
  expect(whole.getAllByRole('figure').map((figure) => within(figure).getByRole('slider').ariaLabel)).toEqual([
    'Msasa: values',
    'Kopje: values',
  ]);
});

it('SML-2 has one axis, whatever a panel holds', () => {
  show('ready', panel('Msasa', '1000.00'), panel('Kopje', '5.00'));
  for (const name of ['Msasa', 'Kopje'])
    expect(within(screen.getByRole('figure', { name })).getByText('$1K')).toBeInTheDocument();
});

it('SML-3 says that it loads, that it failed, and that there is nothing', () => {
  const { unmount } = show('loading', panel('Msasa', '0.01'));
  expect(screen.getByRole('figure', { name: 'Collected' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  show('error', panel('Msasa', '0.01')).unmount();
  show('ready');
  expect(screen.getByText('No data')).toBeInTheDocument();
});
