import { describe, expect, it } from 'vitest';
import { movedTo, orderedColumns } from './orderedColumns';

const columns = [...'abcd'].map((id) => ({ id }));
const ordered = (order: string) =>
  orderedColumns(columns, [...order])
    .map(({ id }) => id)
    .join('');

describe('DTP-5 the order of columns', () => {
  it('is that of the table, until the user sets one', () => {
    expect(orderedColumns(columns, [])).toBe(columns);
    expect(ordered('dcba')).toBe('dcba');
  });

  it('leaves a newer column after the one before it, and forgets those that are gone', () => {
    expect(ordered('dxac')).toBe('dabc');
    expect(ordered('db')).toBe('adbc');
  });

  it('moves one', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  });
});
