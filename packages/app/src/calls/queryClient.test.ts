import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearCache, createQueryClient, queryClientOf } from './queryClient';

function observe(queryFn: () => Promise<string>) {
  const client = createQueryClient();
  client.mount();
  const watch = () => new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {});
  return { client, watch };
}

test('what was read is not read again on mount, focus or reconnect', async () => {
  const read = vi.fn(async () => 'rows');
  const { client, watch } = observe(read);
  const first = watch();
  await expect.poll(() => client.getQueryData(['list'])).toBe('rows');
  first();
  const second = watch();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await Promise.resolve();
  expect(read).toHaveBeenCalledTimes(1);
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['list'] })
      ?.isStale(),
  ).toBe(false);
  second();
  client.unmount();
});

test('a failure is not tried again by itself', async () => {
  const read = vi.fn(() => Promise.reject(new Error('down')));
  const { client, watch } = observe(read);
  const end = watch();
  await expect.poll(() => client.getQueryState(['list'])?.status).toBe('error');
  expect(read).toHaveBeenCalledTimes(1);
  expect(client.isFetching()).toBe(0);
  end();
  client.unmount();
});

describe('what was read is not kept', () => {
  // Not that by which the stand-in of IndexedDB works.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function shown(client = createQueryClient()) {
    const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: async () => 'rows' });
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(['list'])).toBe('rows');
    return { client, leave };
  }

  test('once it is forgotten, not even by the screen that still shows it', async () => {
    const { client, leave } = await shown();
    const addresses = vi.spyOn(performance, 'clearResourceTimings');
    clearCache(client);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
    expect(addresses).toHaveBeenCalled();
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('once it is forgotten, not even by a screen that is drawn once more before it goes', async () => {
    const { client, leave } = await shown();
    clearCache(client);
    const again = new QueryObserver(client, { queryKey: ['list'], queryFn: async () => 'rows' });
    again.subscribe(() => {})();
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  test('when another person is signed in', async () => {
    const { client, leave } = await shown(queryClientOf('rudo@rentsafe.example'));
    expect(queryClientOf('rudo@rentsafe.example')).toBe(client);
    expect(queryClientOf('tariro@rentsafe.example')).not.toBe(client);
    leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
