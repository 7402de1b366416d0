import { expect, it } from 'vitest';
import { formatBytes, formatLimit } from './fileSize';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_540_000, '1.5 MB'],
  [5e12, '5,000 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  [10 * 1024 ** 2, '10 MiB'],
  [5_000_000, '5 MB'],
])('a limit of %d bytes is %s', (bytes, text) => expect(formatLimit(bytes)).toBe(text));
