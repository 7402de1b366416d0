import { defineMessages } from '../../internal/messages/messages';
export const repeaterMessages = defineMessages('repeater', {
  added: (row: string) => `${row} added`,
  removed: (row: string) => `${row} removed`,
  restored: (row: string) => `${row} restored`,
  moved: (row: string) => `Now ${row}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  undo: 'Undo',
  atMost: (max: number) => `No more than ${max} can be added.`,
});
