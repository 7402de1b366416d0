import { expect, it } from 'vitest';
import { pastedBlock } from './pastedBlock';

it.each([
  ['120.00', null],
  ['120.00\n', [['120.00']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"two\nlines"\t"say ""so"""\nend', [['two\nlines', 'say "so"'], ['end']]],
  ['a\n\nc', [['a'], [''], ['c']]],
  ['5" pipe', null],
])('DTI-4 reads the cells of %j', (text, cells) => {
  expect(pastedBlock(text)).toEqual(cells);
});
