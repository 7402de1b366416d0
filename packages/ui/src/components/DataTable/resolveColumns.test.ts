import { expect, it } from 'vitest';
import { resolveColumns } from './resolveColumns';

it('DTB-7 reads a property by its name, and calls a function', () => {
  const [name, shout] = resolveColumns<{ name: string }>([
    { id: 'name', header: 'Name', cell: 'name' },
    { id: 'shout', header: 'Shout', cell: (row) => row.name.toUpperCase() },
  ]);
  expect(name?.render({ name: 'Rudo' })).toBe('Rudo');
  expect(shout?.render({ name: 'Rudo' })).toBe('RUDO');
});
