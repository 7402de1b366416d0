import { printTitle } from '../../internal/text/printTitle';
import { downloadFile } from './downloadFile';

/** Offers CSV as a file: a name that every system takes, with the local time. */
export const downloadCsv = (name: string, csv: string): void =>
  downloadFile(`${printTitle(name, new Date())}.csv`, csv, 'text/csv');
