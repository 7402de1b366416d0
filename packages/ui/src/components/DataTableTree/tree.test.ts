import { expect, it, vi } from 'vitest';
import { openRows, treeOf } from './tree';

interface Part {
  id: string;
  under?: string;
}
const tree = (rows: Part[]) =>
  treeOf({
    rows,
    rowKey: ({ id }) => id,
    parentOf: ({ under }) => under,
    childrenOf: () => undefined,
    arrange: (others) => others,
  });

it('DTN-11 a row that holds itself is shown once, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { top } = tree([{ id: 'a' }, { id: 'b', under: 'c' }, { id: 'c', under: 'b' }]);
  expect(openRows(top, () => true).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(warn.mock.calls.flat().join()).toMatch(/met the row "b" twice/);
});
