import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LinkedPagination } from '.';

const middle = { page: 2, hasNext: true, total: 57 };
const last = { page: 3, total: 57 };

it('LNP-1 is a named landmark with two links', () => {
  render(<LinkedPagination {...middle} parameter="individual_page" label="Individuals" />);
  expect(screen.getByRole('navigation', { name: 'Individuals' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Previous', 'Next']);
});

it('LNP-2 shows page and records, or what the caller makes of them', () => {
  const { rerender } = render(<LinkedPagination {...middle} parameter="page" />);
  expect(screen.getByRole('navigation')).toHaveTextContent('Page 2 of 57 records');
  rerender(
    <LinkedPagination
      {...middle}
      parameter="page"
      summary={({ page, count }) => <b>{`${page} / ${count}`}</b>}
    />,
  );
  expect(screen.getByText('2 / 57')).toBeInTheDocument();
});

it.each([
  [{ count: 2134 }, 'Page 1 of 2134 records'],
  [{ count: 10_000, isCapped: true }, 'Page 1 of 10,000+ records'],
])('LNP-2 shows the count as it is, and a capped one with a plus: %j', (total, text) => {
  render(<LinkedPagination page={1} total={total} parameter="page" />);
  expect(screen.getByRole('navigation')).toHaveTextContent(text);
});

it('LNP-3 has a page before it unless it is the first, and one after it where that is said', () => {
  const ends = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-disabled') === null);
  const { rerender } = render(<LinkedPagination page={1} parameter="page" />);
  expect(ends()).toEqual([false, false]);
  rerender(<LinkedPagination page={2} parameter="page" />);
  expect(ends()).toEqual([true, false]);
  rerender(<LinkedPagination page={2} hasPrevious={false} hasNext parameter="page" />);
  expect(ends()).toEqual([false, true]);
});

it('LNP-2 shows only the page before the first response', () => {
  render(<LinkedPagination page={4} parameter="page" />);
  expect(screen.getByRole('navigation')).toHaveTextContent(/^Page 4Previous/);
});

it('LNP-4 sets its parameter and keeps the others', () => {
  render(
    <LinkedPagination {...middle} parameter="company_page" search="?company_q=mutapa&individual_page=9" />,
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '?company_q=mutapa&individual_page=9&company_page=3',
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '?company_q=mutapa&individual_page=9&company_page=1',
  );
});

it('LNP-5 renders links through the router', () => {
  render(
    <LinkedPagination {...middle} parameter="page" renderLink={(props) => <a data-router {...props} />} />,
  );
  for (const anchor of screen.getAllByRole('link')) expect(anchor).toHaveAttribute('data-router');
});

it('LNP-6 keeps focus at the end, where following does nothing', async () => {
  const onNavigate = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('click', onNavigate, { once: true });
  const { rerender } = render(<LinkedPagination {...middle} parameter="page" />);
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  rerender(<LinkedPagination {...last} parameter="page" />);
  expect(screen.getByRole('link', { name: 'Next' })).toBe(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(onNavigate).toHaveReturnedWith(true);
  expect(screen.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
});
