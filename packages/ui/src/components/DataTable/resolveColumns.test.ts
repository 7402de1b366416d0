import { expect, it } from 'vitest';
import * as styles from '../../internal/table/table.css';
import { resolveColumns } from './resolveColumns';

it('DTB-7 reads a property by its name, and calls a function', () => {
  const [name, shout] = resolveColumns<{ name: string }>([
    { id: 'name', header: 'Name', cell: 'name' },
    { id: 'shout', header: 'Shout', cell: (row) => row.name.toUpperCase() },
  ]);
  expect(name?.render({ name: 'Rudo' })).toBe('Rudo');
  expect(shout?.render({ name: 'Rudo' })).toBe('RUDO');
});

it('DTB-3 a reference keeps its own order by a class, not by an element in each cell', () => {
  const [phone] = resolveColumns<{ phone: string }>([
    { id: 'phone', header: 'Phone', cell: 'phone', kind: 'reference' },
  ]);
  expect(phone?.className).toBe(styles.reference);
  expect(phone?.render({ phone: '+263 77 123 4567' })).toBe('+263 77 123 4567');
});
