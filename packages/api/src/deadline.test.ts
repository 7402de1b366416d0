import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what never ends is over at its deadline, and not before', async () => {
  const ended = vi.fn();
  void withDeadline(9_500, new Promise(() => {})).then(ended);
  await vi.advanceTimersByTimeAsync(9_499);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

it('what ends, or fails, does so at once', async () => {
  await expect(withDeadline(9_500, Promise.resolve())).resolves.toBeUndefined();
  await expect(withDeadline(9_500, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
