import { defineMessages } from '../../internal/messages/messages';

export const dataTableFiltersMessages = defineMessages('dataTableFilters', {
  filters: 'Filters',
  /** The button, with how many are in force. */
  button: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  inForce: 'Filters in force',
  clear: 'Clear filters',
  rangeFrom: 'From',
  rangeTo: 'To',
  from: (from: string) => `from ${from}`,
  to: (to: string) => `to ${to}`,
  between: (from: string, to: string) => `${from}–${to}`,
});
