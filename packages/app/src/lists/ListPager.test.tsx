import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ListPager } from './ListPager';

const pager = (page: Parameters<typeof ListPager>[0]['page']) => (
  <MemoryRouter>
    <ListPager
      name="individual"
      records="individuals"
      list={{ q: '', page: 4, pageSize: 20, ordering: '', filters: {} }}
      page={page}
      search=""
    />
  </MemoryRouter>
);
const nav = () => screen.getByRole('navigation', { name: 'Pages of individuals' });

test('reads Page 2 / 57 records, with current / count in one element', () => {
  const link = 'https://api.example/?page=';
  render(pager({ next: `${link}3`, previous: `${link}1`, count: 57, results: [] }));
  expect(nav()).toHaveTextContent('Page 2 / 57 records');
  expect(screen.getByText('2 / 57')).toBeInTheDocument();
  expect(nav()).toHaveTextContent('21–40 of 57 · 3 pages');
});

test('one record is one, and before the first response there is only the page', () => {
  const { rerender } = render(pager({ next: null, previous: null, count: 1, results: [] }));
  expect(nav()).toHaveTextContent('1 record');
  expect(nav()).not.toHaveTextContent('records');
  rerender(pager(undefined));
  expect(nav()).toHaveTextContent(/^Page 4Previous/);
});
