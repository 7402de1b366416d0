import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchArrivals } from './arrival.ts';
import { isUpload } from './edge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request whose body brings so much in each second. */
function arriving(url: string, rate: (second: number) => number, response = { writableEnded: false }) {
  const server = new EventEmitter();
  const refuse = vi.fn();
  watchArrivals(server as unknown as Server, { isUpload, refuse, everyMs: 1_000 });
  const socket = { bytesRead: 700, destroy: vi.fn() };
  const headers = { 'content-length': '10000000' };
  const request = Object.assign(new EventEmitter(), {
    method: 'POST',
    url,
    headers,
    socket,
    complete: false,
  });
  server.emit('request', request as unknown as IncomingMessage, response);
  /** Whether it was refused within so many seconds. */
  const isRefusedAfter = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      socket.bytesRead += rate(second);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    return refuse.mock.calls.length > 0;
  };
  return { request, socket, refuse, isRefusedAfter };
}

const upload = '/api/files/?subject=lease:1&name=a.pdf';

it('G18 an upload may take ten minutes at 16 kB a second', async () => {
  expect(await arriving(upload, () => 16_000).isRefusedAfter(650)).toBe(false);
});

it.each<[string, (second: number) => number]>([
  ['trickles', () => 15_000],
  ['stops after a good start', (second) => (second < 5 ? 1_000_000 : 0)],
])('G18 an upload that %s is closed', async (_what, rate) => {
  const { isRefusedAfter, refuse, socket } = arriving(upload, rate);
  expect(await isRefusedAfter(21)).toBe(true);
  // Who is told, and does not go, is cut off.
  expect(socket.destroy).toHaveBeenCalled();
  expect(refuse).toHaveBeenCalledOnce();
});

it('G18 an upload that pauses for some seconds goes on', async () => {
  expect(await arriving(upload, (second) => (second % 10 < 2 ? 200_000 : 0)).isRefusedAfter(100)).toBe(false);
});

it.each([
  ['another body', '/api/leases/'],
  ['another method of files', '/api/files/1/remove/'],
])('G18 %s has 13 seconds, however fast it comes', async (_what, url) => {
  const { isRefusedAfter } = arriving(url, () => 1_000_000);
  expect(await isRefusedAfter(13)).toBe(false);
  expect(await isRefusedAfter(1)).toBe(true);
});

it('G18 an upload that was refused already has no longer than any other body', async () => {
  expect(await arriving(upload, () => 50_000, { writableEnded: true }).isRefusedAfter(14)).toBe(true);
});

it('a body that is there, or whose sender has gone, is watched no more', async () => {
  const whole = arriving('/api/leases/', () => 0);
  whole.request.complete = true;
  expect(await whole.isRefusedAfter(30)).toBe(false);
  const gone = arriving('/api/leases/', () => 0);
  gone.request.emit('close');
  expect(await gone.isRefusedAfter(30)).toBe(false);
});
