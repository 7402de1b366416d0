import { expect, it } from 'vitest';
import { isSame, problemOf } from './files';

const file = (name: string, type = '', content = 'x') => new File([content], name, { type, lastModified: 1 });

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
