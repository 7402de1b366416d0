import { expect, test } from 'vitest';
import { batched } from './batch.ts';

/** Reads that end when the test ends them. */
function heldReads() {
  const reads: { keys: string[]; end: (error?: Error) => void }[] = [];
  const ask = batched<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        reads.push({ keys, end: (error) => (error ? reject(error) : resolve((key) => `${key}!`)) });
      }),
  );
  return { reads, ask };
}

const started = (reads: unknown[], count: number) => expect.poll(() => reads.length).toBe(count);

test('what is asked for during a read is read afterwards, in one go, each key once', async () => {
  const { reads, ask } = heldReads();
  const first = ask('a');
  await started(reads, 1);
  const later = ['a', 'b', 'a'].map(ask);
  reads[0]?.end();
  expect(await first).toBe('a!');
  await started(reads, 2);
  reads[1]?.end();
  expect(await Promise.all(later)).toEqual(['a!', 'b!', 'a!']);
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
});

test('a read that fails fails for those who asked for it, and no other', async () => {
  const { reads, ask } = heldReads();
  const first = ask('a').catch((error: Error) => error.message);
  await started(reads, 1);
  const second = ask('b');
  reads[0]?.end(new Error('gone'));
  expect(await first).toBe('gone');
  await started(reads, 2);
  reads[1]?.end();
  expect(await second).toBe('b!');
});

test('a read that hangs does not hold up the next one for long', async () => {
  const { reads, ask } = heldReads();
  void ask('a');
  await started(reads, 1);
  const second = ask('b');
  await started(reads, 2);
  reads[1]?.end();
  expect(await second).toBe('b!');
});
