import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

const counted = (count: number, singular: string, plural: string) =>
  `${figure(count)} ${count === 1 ? singular : plural}`;
const rows = (count: number) => counted(count, 'row', 'rows');

export const csvImportMessages = defineMessages('csvImport', {
  file: 'File',
  columns: 'Columns',
  check: 'Check',
  save: 'Import',
  fileLabel: 'CSV file',
  fileHint: 'In Excel, choose Save As, then CSV UTF-8. The first row must contain the column names.',
  reading: 'Reading the file',
  checking: 'Checking the rows',
  saving: 'Importing',
  cancel: 'Cancel',
  stop: 'Stop',
  binary: 'This file is not CSV. In Excel, choose Save As, then CSV UTF-8.',
  empty: 'The file has no rows below its column names.',
  pdf: 'This file is a PDF. Choose a CSV file instead.',
  workbook: 'This file is an Excel workbook. In Excel, choose Save As, then CSV UTF-8.',
  webPage: 'This file is a web page. Open it in Excel, choose Save As, then CSV UTF-8.',
  /** Of the file's columns: two have the same name. */
  twice: (name: string) => `Two columns are named “${name}”. The first is used unless you choose the other.`,
  repeated: (count: number) =>
    `${rows(count)} ${count === 1 ? 'repeats' : 'repeat'} the column names and ${count === 1 ? 'is' : 'are'} left out.`,
  unnamed: 'The file has no column names. Choose each column by its example.',
  quotes: 'A quotation mark in the file is never closed. Correct it, then choose the file again.',
  unreadable: 'The file could not be read. Close it in other programs, then choose it again.',
  windows: 'The file is not in UTF-8 and was read as Windows text. Check names with accents.',
  missingColumn: 'Not in the file',
  mapHint: 'Match each value to a column in the file.',
  sample: (value: string) => `For example: ${value}`,
  unmapped: 'Choose a column.',
  dayOrder: 'Order of day and month',
  dayOrderHint: (example: string) => `Dates such as ${example} can be read in two ways.`,
  /** `read` is the example as that order has it; '' where it has no such day. */
  dayFirst: (example: string, read: string) => (read ? `Day first: ${example} is ${read}` : 'Day first'),
  monthFirst: (example: string, read: string) =>
    read ? `Month first: ${example} is ${read}` : 'Month first',
  chooseOrder: 'Choose an order.',
  checkRows: (count: number) => `Check ${rows(count)}`,
  otherFile: 'Choose another file',
  preview: 'Rows of the file',
  line: 'Row',
  result: 'Result',
  new: 'New',
  duplicate: 'Duplicate',
  skipped: 'Left out',
  error: 'Error',
  sameAs: (line: number) => `Same as row ${line}`,
  leaveOut: 'Leave out',
  leaveRowOut: (line: number) => `Leave out row ${line}`,
  leftOutReason: (line: number) => `Reason, row ${line}`,
  giveReasons: (count: number) =>
    `Enter why ${count === 1 ? 'a row is' : `${figure(count)} rows are`} left out.`,
  counts: (added: number, duplicates: number, errors: number, skipped = 0) =>
    [
      `${figure(added)} new, ${counted(duplicates, 'duplicate', 'duplicates')}, ${figure(errors)} with errors`,
      ...(skipped > 0 ? [`${figure(skipped)} left out`] : []),
    ].join(', '),
  fixErrors: (count: number) =>
    `${rows(count)} ${count === 1 ? 'has' : 'have'} errors. Correct the values below, or correct the file and choose it again.`,
  edit: 'Edit',
  editRow: (line: number) => `Edit row ${line}`,
  /** Names the box of a value. */
  cell: (column: string, line: number) => `${column}, row ${line}`,
  rechecking: 'Checking…',
  recheckFailed: 'Not checked',
  checkAgain: 'Check again',
  checkRowAgain: (line: number) => `Check again: row ${line}`,
  waitForCheck: 'Corrected rows are being checked.',
  /** Announced once a corrected row was checked. */
  rechecked: (line: number, result: string, errors: readonly string[]) =>
    [`Row ${line}: ${result}.`, ...errors].join(' '),
  nothingNew: 'Nothing new to import.',
  import: (count: number) => `Import ${rows(count)}`,
  resume: 'Continue',
  stopped: (done: number) => `Stopped: ${rows(done)} imported so far.`,
  failed: 'Something went wrong. Check the connection, then try again.',
  done: (count: number) => `${rows(count)} imported`,
  undo: 'Undo import',
  undoing: 'Undoing the import',
  undone: 'The import was undone.',
  required: 'This value is missing.',
  tooLong: 'Too long: at most 1,000 characters.',
  amount: 'Enter an amount, such as 1234.50.',
  signed: 'Enter an amount, such as 1234.50 or -1234.50.',
  whole: 'Enter a whole number.',
  yesNo: 'Enter yes or no.',
  yes: 'Yes',
  no: 'No',
});
