export { CsvImport, type CsvImportProps } from './CsvImport';
export type { CellKind } from './cells';
export type { CsvColumn, CsvRow, CsvRowResult } from './rows';
export type { CsvImportCalls } from './useCsvImport';
