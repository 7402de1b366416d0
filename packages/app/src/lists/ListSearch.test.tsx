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
