import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from './db/database.ts';
import { startHousekeeping } from './housekeeping.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['pglite' as const, ['VACUUM ANALYZE', 'VACUUM ANALYZE']],
  ['postgres' as const, []],
])('in a day and an hour %s is cleared up by %j', async (kind, scripts) => {
  const swept = vi.fn(async () => {});
  const exec = vi.fn(async (_script: string) => {});
  const db = { delete: () => ({ where: swept }) };
  const app = { db, now: () => new Date(), addHook: () => {} } as unknown as FastifyInstance;
  startHousekeeping(app, { kind, exec } as unknown as Database);
  await vi.advanceTimersByTimeAsync(25 * HOUR);
  expect(swept).toHaveBeenCalledTimes(25 * 5);
  expect(exec.mock.calls.flat()).toEqual(scripts);
});
