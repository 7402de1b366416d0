export { CsvImport, type CsvImportProps } from './CsvImport';
export type { CellKind } from './cells';
export type { ConvertedFile, CsvImportCalls } from './importState';
export { type CsvFileContent, readCsvFile } from './readCsvFile';
export type { CsvColumn, CsvRow, CsvRowResult } from './rows';
