import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AgeingCard } from './AgeingCard';

const amounts = {
  Current: '50.00',
  'Due 1-30 days': '25.00',
  'Due 31-60 days': '12.50',
  'Due 61-90 days': '12.50',
  'Due 90+ days': '0.00',
};
const nothing = {
  Current: '0.00',
  'Due 1-30 days': '0.00',
  'Due 31-60 days': '0.00',
  'Due 61-90 days': '0.00',
  'Due 90+ days': '0.00',
};
const bucketHref = (bucket: string) => `/leases?show=${encodeURIComponent(bucket)}`;
const rows = () =>
  within(screen.getByRole('group', { name: 'Credit Given' }))
    .getAllByRole('listitem')
    .map(({ children }) => [...children].slice(0, 3).map(({ textContent }) => textContent));

it('AGE-1 AGE-2 shows each bucket with amount and share', () => {
  render(<AgeingCard title="Credit Given" buckets={amounts} bucketHref={bucketHref} />);
  expect(rows()).toEqual([
    ['Current', '$50.00', '50.00%'],
    ['Due 1-30 days', '$25.00', '25.00%'],
    ['Due 31-60 days', '$12.50', '12.50%'],
    ['Due 61-90 days', '$12.50', '12.50%'],
    ['Due 90+ days', '$0.00', '0.00%'],
  ]);
  expect(screen.getByText('$100.00')).toBeVisible();
});

it.each(['NaN', undefined])(
  'AGE-2 an amount of %s is none, and so are total and shares; warns once',
  (wrong) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wrongAmounts = { ...amounts, Current: wrong as string };
    render(<AgeingCard title="Credit Given" buckets={wrongAmounts} bucketHref={bucketHref} />);
    expect(rows().slice(0, 2)).toEqual([
      ['Current', 'N/A', 'N/A'],
      ['Due 1-30 days', '$25.00', 'N/A'],
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('AgeingCard cannot read the buckets'),
    );
    warn.mockRestore();
  },
);

it('AGE-2 a credit has no share, and the others are shares of what is owed', () => {
  const credit = { ...nothing, Current: '-300.00', 'Due 1-30 days': '75.00', 'Due 31-60 days': '25.00' };
  render(<AgeingCard title="Credit Given" buckets={credit} bucketHref={bucketHref} />);
  expect(rows().map(([, , share]) => share)).toEqual(['–', '75.00%', '25.00%', '0.00%', '0.00%']);
});

it('AGE-2 has shares of 0.00% where nothing is owed', () => {
  render(<AgeingCard title="Credit Given" buckets={nothing} bucketHref={bucketHref} />);
  expect(rows().map(([, , share]) => share)).toEqual(Array(5).fill('0.00%'));
});

it('AGE-3 links each bucket, named with the card', () => {
  render(<AgeingCard title="Credit Given" buckets={amounts} bucketHref={bucketHref} />);
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'View Due 90+ days, Credit Given' })).toHaveAttribute(
    'href',
    '/leases?show=Due%2090%2B%20days',
  );
});
