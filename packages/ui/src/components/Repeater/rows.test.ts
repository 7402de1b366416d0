import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRow,
  moveRow,
  neighbour,
  type RowList,
  removeRow,
  rowSuffix,
  startRows,
  undoRemoval,
  visibleRows,
} from './rows';

const list = (count: number) => startRows(count);
const ids = (count: number) => visibleRows(list(count));

describe('rows', () => {
  it('REP-2 numbers names from 1, without the removed row', () => {
    const after = removeRow(list(3), 'row-2');
    expect(after.ids.map((id) => rowSuffix(after, id))).toEqual(['_1', '_removed', '_2']);
  });

  it('REP-5 finds the next row, else the one before, else none', () => {
    expect(neighbour(list(3), 'row-2')).toBe('row-3');
    expect(neighbour(list(3), 'row-3')).toBe('row-2');
    expect(neighbour(list(1), 'row-1')).toBeNull();
  });

  it('REP-6 only the row removed last can come back', () => {
    const after = undoRemoval(removeRow(removeRow(list(3), 'row-1'), 'row-3'));
    expect(visibleRows(after)).toEqual(['row-2', 'row-3']);
  });

  it('REP-13 moves past a removed row, and not past an end', () => {
    const without = removeRow(list(3), 'row-2');
    expect(visibleRows(moveRow(without, 'row-3', 'up'))).toEqual(['row-3', 'row-1']);
    expect(visibleRows(undoRemoval(moveRow(without, 'row-3', 'up')))).toEqual(['row-3', 'row-2', 'row-1']);
    expect(moveRow(without, 'row-1', 'up')).toBe(without);
    expect(moveRow(without, 'row-3', 'down')).toBe(without);
  });

  it('REP-1 never uses an id twice, and undo restores the order', () => {
    const step = fc.oneof(
      fc.constant((of: RowList) => addRow(of)),
      fc.constant((of: RowList) => undoRemoval(of)),
      fc.nat().map((n) => (of: RowList) => {
        const rows = visibleRows(of);
        const id = rows[n % Math.max(rows.length, 1)];
        return id === undefined ? of : removeRow(of, id);
      }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now = list(1);
        for (const next of steps) {
          const was = visibleRows(now);
          const changed = next(now);
          expect(new Set(changed.ids).size).toBe(changed.ids.length);
          expect(changed.ids).toEqual(
            [...changed.ids].sort((a, b) => Number(a.slice(4)) - Number(b.slice(4))),
          );
          if (changed.removed && changed.removed !== now.removed) {
            expect(visibleRows(undoRemoval(changed))).toEqual(was);
          }
          now = changed;
        }
      }),
    );
  });

  it('starts with as many rows as asked for', () => {
    expect(ids(0)).toEqual([]);
    expect(ids(2)).toEqual(['row-1', 'row-2']);
  });
});
