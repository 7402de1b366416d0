import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ListSearch } from './ListSearch';

test.each([
  ['takes the search away', 'moyo', [['']]],
  ['where nothing was searched is refused', '', []],
])('Enter in an emptied field %s', (_, q, calls) => {
  const onSearch = vi.fn();
  render(
    <ListSearch records="individuals" placeholder="Search by name or ID..." q={q} onSearch={onSearch} />,
  );
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: '' } });
  // jsdom sends no form at Enter.
  if (fireEvent.keyDown(box, { key: 'Enter' })) fireEvent.submit(box);
  expect(onSearch.mock.calls).toEqual(calls);
  expect(box.getAttribute('aria-invalid') === 'true').toBe(q === '');
  expect(box).toHaveAttribute('maxlength', '200');
});

test.each([
  ['a search', 'moyo', ''],
  ['Clear', '', 'moyo'],
])('what is typed before the address names %s stays', (_, next, q) => {
  const search = (term: string) => (
    <ListSearch records="individuals" placeholder="Search by name or ID..." q={term} onSearch={vi.fn()} />
  );
  const { rerender } = render(search(q));
  const box = screen.getByRole('searchbox');
  if (next === '') fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  else {
    fireEvent.change(box, { target: { value: next } });
    fireEvent.submit(box);
  }
  fireEvent.change(box, { target: { value: 'nc' } });
  rerender(search(next));
  expect(box).toHaveValue('nc');
  rerender(search('dube'));
  expect(box).toHaveValue('dube');
});
