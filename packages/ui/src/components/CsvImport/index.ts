export { CsvImport, type CsvImportProps } from './CsvImport';
export type { CellKind } from './cells';
export type { CsvColumn, CsvRow } from './rows';
export type { CsvImportCalls, CsvRowResult } from './useCsvImport';
