import { expect, test, vi } from 'vitest';
import { readStored, store } from './stored';

test('what is stored is read again, until it is removed', () => {
  store('key', 'text');
  expect(readStored('key')).toBe('text');
  store('key', null);
  expect(readStored('key')).toBeNull();
});

test('blocked storage holds nothing, and nothing fails', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
  store('key', 'text');
  store('key', null);
  expect(readStored('key')).toBeNull();
});
