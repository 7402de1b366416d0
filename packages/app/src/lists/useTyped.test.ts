import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTyped } from './useTyped';

test('what was typed stays as it was typed when the address names it, and goes when it names another term', () => {
  const { result, rerender } = renderHook(useTyped, { initialProps: '' });
  for (const [typed, q] of [
    ['  Moyo ', 'Moyo'],
    ['\uD800 low', '\uFFFD low'],
  ] as const) {
    act(() => result.current[1](typed));
    rerender(q);
    expect(result.current[0]).toBe(typed);
  }
  rerender('ncube');
  expect(result.current[0]).toBe('ncube');
});
