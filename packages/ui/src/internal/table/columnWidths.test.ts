import { describe, expect, it } from 'vitest';
import type { TableColumn } from './columns';
import { columnWidths, listWidth } from './columnWidths';

type Laid = Omit<Partial<TableColumn<never>>, 'cell'>;
const laid = (...columns: Laid[]) =>
  columnWidths(columns.map((column, id) => ({ id: String(id), header: '', cell: () => '', ...column })));

describe('DTB-3 the room of columns', () => {
  it('text takes what is left, at least 8rem; other kinds are as wide as their content', () => {
    expect(laid({}, { kind: 'person' }, { kind: 'money' }, { width: 'auto' })).toEqual([
      { width: undefined, min: '8rem' },
      { width: undefined, min: '9rem' },
      { width: '1px', min: undefined },
      { width: undefined, min: undefined },
    ]);
  });

  it('of eight and more columns each has less', () => {
    const eight = laid(...Array.from({ length: 7 }, () => ({})), { kind: 'person' });
    expect([eight[0]?.min, eight[7]?.min]).toEqual(['6rem', '7rem']);
  });

  it('a length is the least and the most', () => {
    expect(laid({}, { width: '12rem' })[1]).toEqual({ width: '12rem', min: '12rem' });
    expect(laid({}, { width: '80px' })[1]).toEqual({ width: '80px', min: '80px' });
  });

  it('shares what is left by `grow`, text without one by 1', () => {
    expect(
      laid({ width: { grow: 2 } }, { width: { min: '4rem' } }, { kind: 'money' }, { width: { grow: 0 } }),
    ).toEqual([
      { width: '66.67%', min: '8rem' },
      { width: '33.33%', min: '4rem' },
      { width: '1px', min: undefined },
      { width: '1px', min: '8rem' },
    ]);
  });

  it('where nothing grows what is left goes to values, not to checkboxes and buttons', () => {
    expect(laid({ control: true, width: '3rem' }, { kind: 'date' }, { actions: true })).toEqual([
      { width: '3rem', min: '3rem' },
      { width: undefined, min: undefined },
      { width: '1px', min: '6rem' },
    ]);
  });

  it('shares evenly where rows come and go while they are scrolled', () => {
    const text: TableColumn<never> = { id: 'a', header: '', cell: () => '' };
    expect(columnWidths([text, { ...text, kind: 'money' }, text], true).map(({ width }) => width)).toEqual([
      '50.00%',
      '1px',
      '50.00%',
    ]);
  });
});

it('a list is no wider than its columns need', () => {
  const columns: TableColumn<never>[] = [
    { id: 'a', header: '', cell: () => '' },
    { id: 'b', header: '', cell: () => '', kind: 'date' },
    { id: 'c', header: '', cell: () => '', width: '5rem' },
    { id: 'd', header: '', cell: () => '', width: { min: '24rem' } },
  ];
  expect(listWidth(columns)).toBe(
    'max(60rem, max(0px, 18rem) + max(0px, 9rem) + 5rem + max(24rem, 18rem) + 14rem)',
  );
});
