import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { logStream } from './logStream.ts';

afterEach(() => vi.restoreAllMocks());

test('lines of one turn are one write, in their order; nothing is written twice', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const stream = logStream();
  stream.write('a\n');
  stream.write('b\n');
  await setImmediate();
  stream.write('c\n');
  await setImmediate();
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

test('lines that still wait when the process ends are written', () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const before = process.listeners('exit');
  const stream = logStream();
  const [onExit] = process.listeners('exit').filter((listener) => !before.includes(listener));
  stream.write('last\n');
  onExit?.(0);
  expect(written).toEqual(['last\n']);
});
