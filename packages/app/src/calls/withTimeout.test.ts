import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLostChunk } from '../screens/public/error/lostChunk';
import { withTimeout } from './withTimeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that does not come in 20 seconds counts as lost', async () => {
  const loading = withTimeout(new Promise<never>(() => {}));
  const failed = expect(loading).rejects.toSatisfy(isLostChunk);
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
});

test('what comes in time is given as it is, and nothing is waited for any more', async () => {
  await expect(withTimeout(Promise.resolve('screen'))).resolves.toBe('screen');
  await expect(withTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
