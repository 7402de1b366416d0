import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useControllableState } from './useControllableState';

it('holds the value itself where no one else does', () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useControllableState<string>(undefined, 'a', onChange));
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('b');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
});

it('leaves a value that the caller holds to the caller, and follows it', () => {
  const onChange = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useControllableState(value, 'a', onChange), {
    initialProps: { value: 'x' },
  });
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('x');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  rerender({ value: 'y' });
  expect(result.current[0]).toBe('y');
});
