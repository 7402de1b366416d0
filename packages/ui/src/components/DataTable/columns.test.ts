import { expect, it } from 'vitest';
import { leastTableWidth } from './columns';
import { resolveColumns } from './resolveColumns';

it('DTB-7 reads a property by its name, and calls a function', () => {
  const [name, shout] = resolveColumns<{ name: string }>([
    { id: 'name', header: 'Name', cell: 'name' },
    { id: 'shout', header: 'Shout', cell: (row) => row.name.toUpperCase() },
  ]);
  expect(name?.render({ name: 'Rudo' })).toBe('Rudo');
  expect(shout?.render({ name: 'Rudo' })).toBe('RUDO');
});

it('DTB-3 the least width counts 8rem for a column without one', () => {
  expect(leastTableWidth([{ width: '12rem' }, {}])).toBe('calc(12rem + 8rem)');
});
