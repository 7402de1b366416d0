import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient';

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
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('rows'));
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
  await vi.waitFor(() => expect(client.getQueryState(['list'])?.status).toBe('error'));
  expect(read).toHaveBeenCalledTimes(1);
  expect(client.isFetching()).toBe(0);
  end();
  client.unmount();
});
