import { expect, it } from 'vitest';
import { canHide, visibleColumns } from '../../internal/table/visibleColumns';
import { bounded, widthByKey, widthOf } from './widths';

const name = { id: 'name', header: 'Name', cell: 'name', rowHeader: true } as const;
const town = { id: 'town', header: 'Town', cell: 'town', width: '12rem' } as const;
const note = { id: 'note', header: 'Note', cell: 'note' } as const;
type Row = Record<'name' | 'town' | 'note', string>;

it('DTL-1 hides columns, never the names of the rows nor the last one', () => {
  expect(visibleColumns([name, town], ['town'])).toEqual([name]);
  expect(canHide<Row>([name, town], [], name)).toBe(false);
  expect(canHide<Row>([name, town], [], town)).toBe(true);
  expect(canHide<Row>([note, town], ['note'], town)).toBe(false);
  expect(canHide<Row>([note, town], ['note'], note)).toBe(true);
});

it('DTL-4 keys: arrows by a rem in the direction of the page, Home, Enter, others nothing', () => {
  expect(widthByKey('ArrowRight', 10, false)).toBe(11);
  expect(widthByKey('ArrowLeft', 10, false)).toBe(9);
  expect(widthByKey('ArrowRight', 10, true)).toBe(9);
  expect(widthByKey('Home', 10, false)).toBe(4);
  expect(widthByKey('Enter', 10, false)).toBeNull();
  expect(widthByKey('a', 10, false)).toBeUndefined();
});

it('DTL-5 stays within bounds, in whole pixels', () => {
  expect(bounded(1)).toBe(4);
  expect(bounded(1000)).toBe(60);
  expect(bounded(10.03)).toBe(10);
});

it('takes the width that is set, else the one of the column', () => {
  expect(widthOf<Row>(town, { town: 20 })).toBe(20);
  expect(widthOf<Row>(town, {})).toBe(12);
  expect(widthOf<Row>(note, {})).toBeUndefined();
});
