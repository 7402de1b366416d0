import { defineMessages } from '../../internal/messages/messages';
export const dataTableMaskingMessages = defineMessages('dataTableMasking', {
  hidden: 'Hidden',
  showButton: 'Show',
  hideButton: 'Hide',
  show: (label: string, row: string) => `Show ${label} of ${row}`,
  hide: (label: string, row: string) => `Hide ${label} of ${row}`,
  shown: (label: string, row: string) => `${label} of ${row} is shown`,
  hiddenAgain: (label: string, row: string) => `${label} of ${row} is hidden`,
});
