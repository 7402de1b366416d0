import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedParts, differing } from './difference';

const marked = (before: string, after: string) =>
  changedParts(before, after).map(({ start, changed, end }) => `${start}[${changed}]${end}`);

describe('changedParts', () => {
  it.each([
    ['63-100231 G 03', '63-100213 G 03', ['63-1002[31] G 03', '63-1002[13] G 03']],
    ['12 Samora Machel', '12 Samora Machel Avenue', ['12 Samora Machel[]', '12 Samora Machel[ Avenue]']],
    ['aa', 'aaa', ['aa[]', 'aa[a]']],
    ['Harare', 'Hwange', ['[Harare]', '[Hwange]']],
    ['', 'new', ['[]', '[new]']],
    ['flat 😀 1', 'flat 😁 1', ['flat [😀] 1', 'flat [😁] 1']],
  ])('%j and %j', (before, after, expected) => expect(marked(before, after)).toEqual(expected));

  it('loses nothing of either text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const whole = changedParts(before, after).map(({ start, changed, end }) => start + changed + end);
        expect(whole).toEqual([before, after]);
      }),
    );
  });
});

it('DFF-2 a blank text is no value', () => {
  const fields = (before: string | null | undefined, after: string | null | undefined) =>
    differing([{ field: 'Email', before, after }]).length;
  expect(fields(null, ' ')).toBe(0);
  expect(fields(undefined, '')).toBe(0);
  expect(fields('a', 'a')).toBe(0);
  expect(fields('a', '')).toBe(1);
});
