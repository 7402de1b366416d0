import { expect, it } from 'vitest';
import { formatBytes, isSame, problemOf } from './files';

const file = (name: string, type = '', content = 'x') => new File([content], name, { type, lastModified: 1 });

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_540_000, '1.5 MB'],
  [5e12, '5,000 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  [file('a.csv'), { accept: '.csv,text/plain' }, null],
  [file('A.CSV'), { accept: ' .txt , .csv' }, null],
  [file('a', 'text/plain'), { accept: '.csv,text/plain' }, null],
  [file('a.png', 'image/png'), { accept: 'image/*' }, null],
  [file('a.csv.exe'), { accept: '.csv' }, 'type'],
  [file('a.png', 'image/png'), { accept: '.csv' }, 'type'],
  [file('a.csv', '', ''), {}, 'empty'],
  [file('a.csv', '', 'xxxx'), { maxBytes: 3 }, 'size'],
  [file('a.csv', '', 'xxx'), { maxBytes: 3 }, null],
])('FLF-4 judges %s', (candidate, limits, problem) => expect(problemOf(candidate, limits)).toBe(problem));

it('knows a file that is chosen again', () => {
  expect(isSame(file('a.csv'), file('a.csv'))).toBe(true);
  expect(isSame(file('a.csv'), file('b.csv'))).toBe(false);
});
