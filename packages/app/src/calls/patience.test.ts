import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorInit, kindOfStatus } from './ApiError';
import { PATIENCE, withPatience } from './patience';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const refusal = (status: number, retryAfter: number | null) =>
  new ApiError(kindOfStatus(status), { status, retryAfter } satisfies ApiErrorInit);

/** Sends what fails at first; what became of it, and how often it was sent. */
function submit(
  failures: readonly ApiError[],
  options: { signal?: AbortSignal; mayGoOn?: () => boolean } = {},
) {
  const send = vi.fn(async () => {
    const failure = failures[Math.min(send.mock.calls.length, failures.length + 1) - 1];
    if (failure) throw failure;
    return 'posted';
  });
  const ended = withPatience(send, { mayGoOn: () => true, ...options }).catch((error: unknown) => error);
  return { send, ended };
}

test.each([
  ['has no room', 503],
  ['is behind a proxy that has no server', 502],
  ['still carries out the same submission', 409],
])('a server that %s is sent it again after its Retry-After, and not before', async (_, status) => {
  const { send, ended } = submit([refusal(status, 5), refusal(status, 2)]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await ended).toBe('posted');
});

test.each([
  ['does not say when', 503, null],
  ['wants more than ten seconds', 503, 30],
  ['refuses it', 400, 1],
  ['has had too many attempts', 429, 1],
])('a server that %s is not waited for', async (_, status, seconds) => {
  const failure = refusal(status, seconds);
  const { send, ended } = submit([failure]);
  expect(await ended).toBe(failure);
  expect(send).toHaveBeenCalledTimes(1);
});

test('after a minute the person is told', async () => {
  const failures = Array.from({ length: 100 }, () => refusal(503, 5));
  const { send, ended } = submit(failures);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await ended).toMatchObject({ kind: 'unavailable' });
  expect(send.mock.calls.length).toBeGreaterThanOrEqual(10);
});

test('what was given up while it waited is not sent again, nor by another person', async () => {
  const controller = new AbortController();
  const given = submit([refusal(503, 5)], { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort();
  expect(await given.ended).toMatchObject({ name: 'AbortError' });
  expect(given.send).toHaveBeenCalledTimes(1);
  const left = submit([refusal(503, 1)], { mayGoOn: () => false });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await left.ended).toMatchObject({ status: 503 });
  expect(left.send).toHaveBeenCalledTimes(1);
});
