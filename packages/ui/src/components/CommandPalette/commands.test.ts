import { expect, it } from 'vitest';
import { type CommandGroup, matchGroups } from './commands';

const groups: CommandGroup[] = [
  {
    label: 'Screens',
    items: [
      { id: '1', label: 'Statements', description: 'Landlords' },
      { id: '2', label: 'Statements', description: 'Customers' },
      { id: '3', label: 'Leases' },
    ],
  },
  { label: 'Actions', items: [{ id: '4', label: 'Log out', keywords: 'sign off' }] },
];
const found = (query: string) => matchGroups(groups, query).flatMap(({ items }) => items.map(({ id }) => id));

it.each([
  ['', ['1', '2', '3', '4']],
  ['LEASE', ['3']],
  ['customers state', ['2']],
  ['screens', ['1', '2', '3']],
  ['state log', []],
  ['  log  ', ['4']],
  ['sign off', ['4']],
])('CPL-3 %j finds the items that hold every word', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

it('CPL-3 leaves out groups without an item', () => {
  expect(matchGroups(groups, 'lease').map(({ label }) => label)).toEqual(['Screens']);
});
