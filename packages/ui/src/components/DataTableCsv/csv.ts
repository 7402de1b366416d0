import { type CsvColumn, toCsv } from '@rentsafe/format/csv';
import { devWarning } from '../../internal/dev/devWarning';
import { type Column, columnLabel, plainValueOf, type TableColumn } from '../../internal/table/columns';

/**
 * The rows as CSV for spreadsheets: see `toCsv` of `@rentsafe/format/csv`. A column gives its `value`, or the property that
 * its cell names; a column with neither is left out.
 */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap((column: TableColumn<Row>): CsvColumn<Row>[] => {
    if (column.control) return [];
    const value = plainValueOf(column);
    if (!value && process.env.NODE_ENV !== 'production') {
      devWarning(
        `The column "${column.id}" is left out of the CSV export.`,
        'Its cell renders something other than a plain value.',
        'Give it `value`, or leave the column out of what you export.',
      );
    }
    return value ? [{ label: columnLabel(column), value, identifier: column.kind === 'reference' }] : [];
  });
  return toCsv(exported, rows);
}
