import { devWarning } from '../../internal/dev/devWarning';
import { firstDuplicate } from '../../internal/dev/propChecks';
import type { Column, RowKey } from '../../internal/table/columns';

interface CheckedProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  caption: string;
}

/** Development alone: one warning for each mistake that types cannot catch. */
export function warnOfWrongProps<Row>({ columns, rows, rowKey, caption }: CheckedProps<Row>) {
  const table = `DataTable "${caption}"`;
  if (caption.trim() === '') {
    devWarning(
      'A DataTable has no caption.',
      'A screen reader then finds a table without a name.',
      'Pass `caption`: what the rows are, such as "Individuals".',
    );
  }
  const column = firstDuplicate(columns.map(({ id }) => id));
  if (column !== undefined) {
    devWarning(
      `${table} has two columns with the id "${column}".`,
      'React mixes up their cells, and order, width and visibility reach both.',
      'Give each column an id of its own.',
    );
  }
  const keys = rows.map(rowKey);
  if (keys.some((key) => key === undefined || key === null)) {
    devWarning(
      `${table} has a row without a key.`,
      'What is typed, opened or chosen in it would stay when another record takes its place.',
      'Let `rowKey` return the id of the record.',
    );
    return;
  }
  const key = firstDuplicate(keys);
  if (key !== undefined) {
    devWarning(
      `${table} has two rows with the key "${key}".`,
      'Choosing or revealing one would choose or reveal both.',
      'Let `rowKey` return what no two records share: the id, not a name.',
    );
  }
}
