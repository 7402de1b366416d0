import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useSignIn } from './useSignIn';

vi.mock('./signIn', () => new Promise<never>(() => {}));

beforeAll(() => vi.dynamicImportSettled());
afterEach(() => void vi.useRealTimers());

test('where the code for signing in does not come in 20 seconds, that is said, and it can be pressed again', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useSignIn(() => {}));
  act(() => result.current.onSubmit({ username: 'rudo@rentsafe.example', password: 'kopje-lantern' }));
  expect(result.current.pending).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(result.current).toMatchObject({
    pending: false,
    failed: true,
    cause: 'Part of the page could not be loaded. Reload it and try again.',
  });
});
