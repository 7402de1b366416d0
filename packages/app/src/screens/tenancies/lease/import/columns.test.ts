import { expect, it } from 'vitest';
import { leaseColumns } from './columns';

const read = (id: string, text: string) => leaseColumns.find((column) => column.id === id)?.read?.(text);

it.each([
  ['US$', { value: 'USD' }],
  ['usd', { value: 'USD' }],
  ['ZiG', { value: 'ZIG' }],
  ['ZWG', { value: 'ZIG' }],
  ['rand', { value: 'rand', problem: 'Enter USD or ZIG.' }],
])('the currency %s is read as %j', (text, cell) => expect(read('rent_currency', text)).toEqual(cell));

it.each(['0', '32', '40', '1.5', 'first'])('%s is no due day', (text) =>
  expect(read('due_day', text)).toEqual({ value: text, problem: 'Enter a day of the month, from 1 to 31.' }),
);

it('31 is a due day', () => expect(read('due_day', '31')).toEqual({ value: '31' }));

it('no name of a column is that of two', () => {
  const names = leaseColumns
    .flatMap(({ label, aliases = [] }) => [label, ...aliases])
    .map((name) => name.toLowerCase().replace(/\W/g, ''));
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
