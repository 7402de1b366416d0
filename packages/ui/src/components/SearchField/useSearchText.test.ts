import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchText } from './useSearchText';

function field() {
  const { result, rerender } = renderHook(
    (query: string) =>
      useSearchText({
        ...{ query, value: undefined, defaultValue: '', canChange: true, input: { current: null } },
        ...{ onValueChange: undefined, onSearch: undefined, onClear: undefined },
      }),
    { initialProps: '' },
  );
  const submit = () => result.current.submit({ preventDefault() {}, stopPropagation() {} } as never);
  return {
    typed: () => result.current.text,
    type: (text: string) => act(() => result.current.change(text)),
    search: (text: string) => {
      act(() => result.current.change(text));
      act(submit);
    },
    address: rerender,
  };
}

test('SRF-7 what was searched for stays as it was typed, and goes when the query becomes another', () => {
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

test('SRF-7 what is typed while the query is not yet the one before stays', () => {
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

test('SRF-7 Back to a term that was searched for before shows it', () => {
  const { typed, search, address } = field();
  search('moyo');
  search('ncube');
  address('ncube');
  search('ncube');
  address('moyo');
  expect(typed()).toBe('moyo');
});
