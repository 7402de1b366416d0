export { CsvButton, type CsvButtonProps } from './CsvButton';
export { csvOf } from './csv';
export { downloadCsv } from './downloadCsv';
export { downloadFile } from './downloadFile';
