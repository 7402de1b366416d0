export { CsvImport, type CsvImportProps } from './CsvImport';
export type { CellKind } from './cells';
export type { CsvImportCalls } from './importState';
export type { CsvColumn, CsvRow, CsvRowResult } from './rows';
