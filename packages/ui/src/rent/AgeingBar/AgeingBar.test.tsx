import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AgeingBar, type AgeingBarProps } from './AgeingBar';

const usd = {
  currency: 'USD' as const,
  buckets: {
    Current: '-50.00',
    'Due 1-30 days': '250.00',
    'Due 31-60 days': '0.00',
    'Due 61-90 days': '125.05',
    'Due 90+ days': '999000.00',
  },
};
const zig = { ...usd, currency: 'ZIG' as const };
const show = (props: Partial<AgeingBarProps> = {}) =>
  render(<AgeingBar title="Arrears by age" status="ready" amounts={[usd, zig]} {...props} />);
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('AGN-1 AGN-2 has the buckets in order with their amounts, and a total, for each currency', () => {
  show();
  expect(screen.getByRole('figure', { name: 'Arrears by age' })).toBeInTheDocument();
  expect(items().slice(0, 5)).toEqual([
    'Current -$50.00',
    '1–30 days $250.00',
    '31–60 days $0.00',
    '61–90 days $125.05',
    '90+ days $999,000.00',
  ]);
  expect(items()[9]).toBe('90+ days ZIG\u00a0999,000.00');
  expect(screen.getByText('Total: $999,325.05')).toBeVisible();
  expect(screen.getByText('Total: ZIG 999,325.05')).toBeVisible();
});

it('AGN-2 hides the bars, and has nothing to operate', () => {
  show();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('AGN-1 warns of a currency that comes twice', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  show({ amounts: [usd, usd] });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('two entries with the value "USD"'));
  warn.mockRestore();
  error.mockRestore();
});

it.each([NaN, '250.005', undefined])('AGN-1 an amount of %s is none, and warns once', (wrong) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const title = `Arrears with ${wrong}`;
  show({ title, amounts: [{ ...usd, buckets: { ...usd.buckets, Current: wrong as never } }] });
  expect(items().slice(0, 2)).toEqual(['Current N/A', '1–30 days $250.00']);
  expect(screen.getByText('Total: N/A')).toBeVisible();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`has an amount of ${wrong}`));
  warn.mockRestore();
});

it('AGN-4 is busy while it loads', () => {
  show({ status: 'loading', amounts: [] });
  expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('AGN-4 offers Retry after an error, and keeps the focus', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  show({ status: 'error', amounts: [], onRetry });
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load the amounts');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('Arrears by age')).toHaveFocus();
});

it('AGN-4 states that nothing is owed', () => {
  show({ amounts: [] });
  expect(screen.getByText('Nothing is owed')).toBeVisible();
});
