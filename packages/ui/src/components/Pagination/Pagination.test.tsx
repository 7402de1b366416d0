import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from './Pagination';

const link = (page: number) => `https://api.example/api/individuals/?page=${page}`;
const middle = { next: link(3), previous: link(1), count: 57 };
const last = { next: null, previous: link(2), count: 57 };

it('PGN-1 is a named landmark with two links', () => {
  render(<Pagination list={middle} parameter="individual_page" label="Individuals" />);
  expect(screen.getByRole('navigation', { name: 'Individuals' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Previous', 'Next']);
});

it('PGN-2 shows page and records', () => {
  render(<Pagination list={middle} parameter="page" />);
  expect(screen.getByText('2 / 57')).toBeInTheDocument();
  expect(screen.getByRole('navigation')).toHaveTextContent('Page 2 / 57 records');
});

it('PGN-2 shows only the page before the first response', () => {
  render(<Pagination list={undefined} page={4} parameter="page" />);
  expect(screen.getByRole('navigation')).toHaveTextContent(/^Page 4Previous/);
});

it('PGN-4 sets its parameter and keeps the others', () => {
  render(<Pagination list={middle} parameter="company_page" search="?company_q=mutapa&individual_page=9" />);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '?company_q=mutapa&individual_page=9&company_page=3',
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '?company_q=mutapa&individual_page=9&company_page=1',
  );
});

it('PGN-5 renders links through the router', () => {
  render(<Pagination list={middle} parameter="page" renderLink={(props) => <a data-router {...props} />} />);
  for (const anchor of screen.getAllByRole('link')) expect(anchor).toHaveAttribute('data-router');
});

it('PGN-6 keeps focus at the end, where following does nothing', async () => {
  const onNavigate = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('click', onNavigate, { once: true });
  const { rerender } = render(<Pagination list={middle} parameter="page" />);
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  rerender(<Pagination list={last} parameter="page" />);
  expect(screen.getByRole('link', { name: 'Next' })).toBe(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(onNavigate).toHaveReturnedWith(true);
  expect(screen.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
});
