import { expect, it } from 'vitest';
import { formatBytes, formatLimit, isSame, problemOf } from './files';

const file = (name: string, type = '', content = 'x') => new File([content], name, { type, lastModified: 1 });

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

// Its name and parts, not the File: a title that prints jsdom's File prints the whole window with it.
it.each([
  ['a.csv', '', 'x', { accept: '.csv,text/plain' }, null],
  ['A.CSV', '', 'x', { accept: ' .txt , .csv' }, null],
  ['a', 'text/plain', 'x', { accept: '.csv,text/plain' }, null],
  ['a.png', 'image/png', 'x', { accept: 'image/*' }, null],
  ['a.csv.exe', '', 'x', { accept: '.csv' }, 'type'],
  ['a.png', 'image/png', 'x', { accept: '.csv' }, 'type'],
  ['a.csv', '', '', {}, 'empty'],
  ['a.csv', '', 'xxxx', { maxBytes: 3 }, 'size'],
  ['a.csv', '', 'xxx', { maxBytes: 3 }, null],
])('FLF-4 judges %s of type "%s" holding "%s"', (name, type, content, limits, problem) =>
  expect(problemOf(file(name, type, content), limits)).toBe(problem),
);

it('knows a file that is chosen again', () => {
  expect(isSame(file('a.csv'), file('a.csv'))).toBe(true);
  expect(isSame(file('a.csv'), file('b.csv'))).toBe(false);
});
