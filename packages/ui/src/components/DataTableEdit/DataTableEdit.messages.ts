import { defineMessages } from '../../internal/messages/messages';

export const dataTableEditMessages = defineMessages('dataTableEdit', {
  /** Names a box: 'Rent of Msasa Court 4'. */
  cell: (column: string, row: string) => `${column} of ${row}`,
  group: 'Changes',
  changed: (count: number) => (count === 1 ? '1 cell changed' : `${count} cells changed`),
  discard: 'Discard changes',
  pasted: (count: number) => (count === 1 ? '1 cell pasted.' : `${count} cells pasted.`),
  beyond: (count: number) => (count === 1 ? '1 more had no cell.' : `${count} more had no cell.`),
  undo: 'Undo',
});
