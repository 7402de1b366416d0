import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patientQueries } from './patientQueries.ts';

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const answer = { rows: [1] };

const until = (failures: number, error: Error) => {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw error;
    return answer;
  });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits while the database is away, and reports that once', async () => {
  const onError = vi.fn();
  const queries = patientQueries(until(3, away), onError);
  const result = queries.query('SELECT 1');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await result).toBe(answer);
  expect(onError.mock.calls).toEqual([[away]]);
});

it('any other failure is the caller’s', async () => {
  const queries = patientQueries(until(1, new Error('syntax error')), vi.fn());
  await expect(queries.query('SELEC 1')).rejects.toThrow('syntax error');
});

it('its stop waits for what runs; what comes later never ends', async () => {
  let finish = (_: typeof answer) => {};
  const query = vi.fn(() => new Promise<typeof answer>((resolve) => void (finish = resolve)));
  const queries = patientQueries(query, vi.fn());
  const order: string[] = [];
  void queries.query('COMPLETE').then(() => order.push('query'));
  const stopped = queries.stop().then(() => order.push('stop'));
  finish(answer);
  await stopped;
  void queries.query('LATE').then(() => order.push('late'));
  expect(order).toEqual(['query', 'stop']);
  expect(query).toHaveBeenCalledTimes(1);
});
