import type { Condition, InspectedArea } from '@rentsafe/domain/inspection';
import { expect, test } from 'vitest';
import { conflictKey, mergeAreas, unsavedItems } from './mergeAreas';

const kitchen = (sink: Condition | null, stove: Condition | null, files: number[] = []): InspectedArea[] => [
  {
    name: 'Kitchen',
    items: [
      { name: 'Sink', condition: sink, note: '', files },
      { name: 'Stove', condition: stove, note: '', files: [] },
    ],
  },
];

test('what only one of two changed is taken from them', () =>
  expect(mergeAreas(kitchen(null, null), kitchen('good', null), kitchen(null, 'poor'))).toEqual({
    areas: kitchen('good', 'poor'),
    conflicts: [],
  }));

test('what both changed alike is no conflict', () =>
  expect(mergeAreas(kitchen(null, null), kitchen('good', null), kitchen('good', 'poor'))).toEqual({
    areas: kitchen('good', 'poor'),
    conflicts: [],
  }));

test('what both changed differently is a conflict, and the choice decides; mine until then', () => {
  const merge = (choices = {}) =>
    mergeAreas(kitchen(null, null), kitchen('good', null), kitchen('damaged', 'fair'), choices);
  expect(merge().areas).toEqual(kitchen('good', 'fair'));
  expect(merge().conflicts).toMatchObject([
    { area: 'Kitchen', item: 'Sink', mine: { condition: 'good' }, theirs: { condition: 'damaged' } },
  ]);
  expect(merge({ [conflictKey('Kitchen', 'Sink')]: 'theirs' }).areas).toEqual(kitchen('damaged', 'fair'));
});

test('photos of both are kept, whoever is chosen, and are no conflict by themselves', () => {
  expect(mergeAreas(kitchen('good', null), kitchen('good', null, [-1]), kitchen('good', null, [7]))).toEqual({
    areas: kitchen('good', null, [7, -1]),
    conflicts: [],
  });
  const both = mergeAreas(kitchen(null, null), kitchen('poor', null, [-1]), kitchen('fair', null, [7]), {
    [conflictKey('Kitchen', 'Sink')]: 'theirs',
  });
  expect(both.areas).toEqual(kitchen('fair', null, [7, -1]));
});

test('an area that somebody else removed stays where something was found in it', () => {
  expect(mergeAreas(kitchen(null, null), kitchen('good', null), []).areas).toEqual([
    { name: 'Kitchen', items: [{ name: 'Sink', condition: 'good', note: '', files: [] }] },
  ]);
  expect(mergeAreas(kitchen(null, null), kitchen(null, null), []).areas).toEqual([]);
});

test('what nobody has saved is all that this device changed, whether or not somebody else did too', () => {
  expect(unsavedItems(kitchen(null, null), kitchen('good', 'fair'), kitchen('damaged', null))).toMatchObject([
    { item: 'Sink', mine: { condition: 'good' }, theirs: { condition: 'damaged' } },
    { item: 'Stove', mine: { condition: 'fair' }, theirs: { condition: null } },
  ]);
  expect(unsavedItems(kitchen(null, null), kitchen('good', null), [])).toMatchObject([
    { area: 'Kitchen', item: 'Sink', theirs: { condition: null, note: '', files: [] } },
  ]);
  expect(unsavedItems(kitchen(null, null), kitchen('good', null), kitchen('good', 'poor'))).toEqual([]);
});
