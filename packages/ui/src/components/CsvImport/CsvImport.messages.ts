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
  fileHint: 'In Excel, choose Save As, then CSV UTF-8. The first row must hold the names of the columns.',
  reading: 'Reading the file',
  checking: 'Checking the rows',
  saving: 'Importing',
  cancel: 'Cancel',
  stop: 'Stop',
  binary: 'This file is not CSV. In Excel, choose Save As, then CSV UTF-8.',
  empty: 'The file has no rows below the names of its columns.',
  header: 'Two columns of the file have the same name.',
  quotes: 'A quotation mark in the file is never closed. Correct it, then choose the file again.',
  unreadable: 'The file could not be read. Close it in other programs, then choose it again.',
  windows: 'The file is not in UTF-8 and was read as Windows text. Check names with accents.',
  missingColumn: 'Not in the file',
  mapHint: 'Choose the column of the file for each value.',
  sample: (value: string) => `For example: ${value}`,
  unmapped: 'Choose a column.',
  checkRows: (count: number) => `Check ${rows(count)}`,
  otherFile: 'Choose another file',
  preview: 'Rows of the file',
  line: 'Row',
  result: 'Result',
  new: 'New',
  duplicate: 'Duplicate',
  error: 'Error',
  sameAs: (line: number) => `Same as row ${line}`,
  counts: (added: number, duplicates: number, errors: number) =>
    `${figure(added)} new, ${counted(duplicates, 'duplicate', 'duplicates')}, ${figure(errors)} with errors`,
  fixErrors: (count: number) =>
    `${rows(count)} ${count === 1 ? 'has' : 'have'} errors. Correct them in the file, then choose it again.`,
  nothingNew: 'There is nothing new to import.',
  import: (count: number) => `Import ${rows(count)}`,
  resume: 'Continue',
  stopped: (done: number) => `Stopped: ${rows(done)} imported so far.`,
  failed: 'This did not work. Check the connection, then try again.',
  done: (count: number) => `${rows(count)} imported`,
  undo: 'Undo import',
  undoing: 'Undoing the import',
  undone: 'The import was undone.',
  required: 'This value is missing.',
  tooLong: 'Too long: at most 1,000 characters.',
  date: 'Not a date. Write it as dd/mm/yyyy.',
  amount: 'Not an amount. Write it as 1234.56.',
  whole: 'Not a whole number.',
  yesNo: 'Write yes or no.',
});
