import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LinkedPagination } from '.';

const link = (page: number) => `https://api.example/api/individuals/?page=${page}`;
const middle = { next: link(3), previous: link(1), count: 57 };
const last = { next: null, previous: link(2), count: 57 };

it('LNP-1 is a named landmark with two links', () => {
  render(<LinkedPagination list={middle} parameter="individual_page" label="Individuals" />);
  expect(screen.getByRole('navigation', { name: 'Individuals' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Previous', 'Next']);
});

it('LNP-2 shows page and records, or what the caller makes of them', () => {
  const { rerender } = render(<LinkedPagination list={middle} parameter="page" />);
  expect(screen.getByRole('navigation')).toHaveTextContent('Page 2 of 57 records');
  rerender(
    <LinkedPagination
      list={middle}
      parameter="page"
      summary={({ page, count }) => <b>{`${page} / ${count}`}</b>}
    />,
  );
  expect(screen.getByText('2 / 57')).toBeInTheDocument();
});

it('LNP-2 shows only the page before the first response', () => {
  render(<LinkedPagination list={undefined} page={4} parameter="page" />);
  expect(screen.getByRole('navigation')).toHaveTextContent(/^Page 4Previous/);
});

it('LNP-4 sets its parameter and keeps the others', () => {
  render(
    <LinkedPagination list={middle} parameter="company_page" search="?company_q=mutapa&individual_page=9" />,
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
    <LinkedPagination list={middle} parameter="page" renderLink={(props) => <a data-router {...props} />} />,
  );
  for (const anchor of screen.getAllByRole('link')) expect(anchor).toHaveAttribute('data-router');
});

it('LNP-6 keeps focus at the end, where following does nothing', async () => {
  const onNavigate = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('click', onNavigate, { once: true });
  const { rerender } = render(<LinkedPagination list={middle} parameter="page" />);
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  rerender(<LinkedPagination list={last} parameter="page" />);
  expect(screen.getByRole('link', { name: 'Next' })).toBe(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(onNavigate).toHaveReturnedWith(true);
  expect(screen.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
});
