import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTyped } from './useTyped';

function field() {
  const { result, rerender } = renderHook(useTyped, { initialProps: '' });
  return {
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.setTyped(text)),
    search: (text: string) => {
      act(() => result.current.setTyped(text));
      act(() => result.current.addSearched(text));
    },
    address: rerender,
  };
}

test('what was searched for stays as it was typed, and goes when the address names another term', () => {
  const { typed, search, address } = field();
  for (const [text, q] of [
    ['  Moyo ', 'Moyo'],
    ['\uD800 low', '\uFFFD low'],
  ] as const) {
    search(text);
    address(q);
    expect(typed()).toBe(text);
  }
  address('ncube');
  expect(typed()).toBe('ncube');
});

test('what is typed while the address does not yet name the search before stays', () => {
  const { typed, type, search, address } = field();
  search('moyo');
  type('nc');
  address('moyo');
  expect(typed()).toBe('nc');
  search('ncube');
  search('dube');
  type('du');
  address('ncube');
  expect(typed()).toBe('du');
  address('dube');
  expect(typed()).toBe('du');
});

test('Back to a term that was searched for before shows it', () => {
  const { typed, search, address } = field();
  search('moyo');
  search('ncube');
  address('ncube');
  search('ncube');
  address('moyo');
  expect(typed()).toBe('moyo');
});
