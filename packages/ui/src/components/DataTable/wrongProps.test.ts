import { expect, it, vi } from 'vitest';
import type { Column } from '../../internal/table/columns';
import { warnOfWrongProps } from './wrongProps';

interface Person {
  id?: number;
  name: string;
}
const name: Column<Person> = { id: 'name', header: 'Name', cell: 'name' };
const right = {
  caption: 'Individuals',
  columns: [name],
  rows: [{ id: 1, name: 'Rudo' }] as Person[],
  rowKey: (row: Person) => row.id as number,
};

function warnings(props: Partial<typeof right>) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warn.mockClear();
  warnOfWrongProps({ ...right, ...props });
  warnOfWrongProps({ ...right, ...props });
  return warn.mock.calls.flat().join();
}

it('DTB-15 is silent where all is well', () => {
  expect(warnings({})).toBe('');
});

it.each<[string, Partial<typeof right>, RegExp]>([
  [
    'no caption',
    { caption: ' ' },
    /^@rentsafe\/ui: A DataTable has no caption\. .*without a name.* Pass `caption`/,
  ],
  ['a column twice', { columns: [name, name] }, /two columns with the id "name".*Give each column an id/],
  ['a row without a key', { rows: [{ name: 'Rudo' }] }, /a row without a key.*Let `rowKey` return the id/],
  ['a key twice', { rows: [...right.rows, ...right.rows] }, /two rows with the key "1".*the id, not a name/],
])('DTB-15 %s: one warning with what, why and how', (_title, props, expected) => {
  const text = warnings(props);
  expect(text).toMatch(expected);
  expect(text.match(/@rentsafe\/ui/g)).toHaveLength(1);
});
