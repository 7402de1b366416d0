import { createFile } from '@rentsafe/domain/file';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt } from './attempt';

/** Sends nothing by itself. */
class SilentRequest {
  static last: SilentRequest;
  upload = { onprogress: (_: { loaded: number; total: number }) => {} };
  open = () => {};
  setRequestHeader = () => {};
  send = () => {};
  onabort = () => {};
  constructor() {
    SilentRequest.last = this;
  }
  abort = () => this.onabort();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('G18 an upload is not given up while it moves', async () => {
  const ended = vi.fn();
  const sending = attempt(
    createFile,
    { query: { subject: 'lease:1', name: 'a.pdf' }, upload: { bytes: new Blob(['x']) }, timeout: 120_000 },
    'token',
  ).catch(ended);
  for (let minute = 1; minute <= 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    SilentRequest.last.upload.onprogress({ loaded: minute, total: 100 });
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(120_000);
  await sending;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
});
