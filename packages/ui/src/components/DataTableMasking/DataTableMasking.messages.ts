export const dataTableMaskingMessages = {
  hidden: 'Hidden',
  show: (what: string, row: string) => `Show ${what} of ${row}`,
  hide: (what: string, row: string) => `Hide ${what} of ${row}`,
  shown: (what: string, row: string) => `${what} of ${row} is shown`,
  hiddenAgain: (what: string, row: string) => `${what} of ${row} is hidden`,
};
