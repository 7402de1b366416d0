import { expect, test } from 'vitest';
import { compareAreas, isWorse } from './compare.ts';
import type { Condition } from './schema.ts';

test.each<[Condition | null, Condition | null, boolean]>([
  ['good', 'fair', true],
  ['good', 'damaged', true],
  ['damaged', 'missing', true],
  ['fair', 'fair', false],
  ['poor', 'good', false],
  ['none', 'damaged', false],
  ['good', 'none', false],
  [null, 'damaged', false],
  ['good', null, false],
])('from %s to %s is worse: %s', (before, after, worse) => expect(isWorse(before, after)).toBe(worse));

const area = (name: string, ...items: [string, Condition | null][]) => ({
  name,
  items: items.map(([item, condition]) => ({ name: item, condition, note: '', files: [] })),
});

test('items meet by area and name, in the order of the later inspection; what is gone stands last', () => {
  const before = [area('Kitchen', ['Sink', 'good'], ['Stove', 'fair']), area('Bath', ['Sink', 'poor'])];
  const after = [area('Bath', ['Sink', 'damaged']), area('Kitchen', ['Sink', 'good'], ['Tap', 'good'])];
  expect(compareAreas(before, after)).toEqual([
    { area: 'Bath', item: 'Sink', before: 'poor', after: 'damaged', worse: true },
    { area: 'Kitchen', item: 'Sink', before: 'good', after: 'good', worse: false },
    { area: 'Kitchen', item: 'Tap', before: null, after: 'good', worse: false },
    { area: 'Kitchen', item: 'Stove', before: 'fair', after: null, worse: false },
  ]);
});
