import { defineMessages } from '../../internal/messages/messages';
export const dataTableSelectionMessages = defineMessages('dataTableSelection', {
  group: 'Selection',
  page: 'Select all on this page',
  row: (name: string) => `Select ${name}`,
  /** `total` may be capped: `10,000+`. */
  selected: (chosen: string, total: string) => `${chosen} of ${total} selected`,
  selectAll: (total: string) => `Select all ${total}`,
  clear: 'Clear selection',
  /** `reason` is why the row cannot be chosen: 'Already paid'. */
  refused: (name: string, reason: string) => `${name}: ${reason}`,
});
