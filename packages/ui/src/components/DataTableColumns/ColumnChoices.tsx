import { Checkbox } from '../Checkbox/Checkbox';
import { type Column, columnLabel } from '../DataTable/columns';
import { canHide } from './visible';

export interface ColumnChoicesProps<Row> {
  /** All columns, hidden ones too. */
  columns: readonly Column<Row>[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
}

/** A checkbox for each column; the one that names the rows, and the last one that is left, stay. */
export function ColumnChoices<Row>({ columns, hidden, onHiddenChange }: ColumnChoicesProps<Row>) {
  const show = (id: string, shown: boolean) =>
    onHiddenChange(shown ? hidden.filter((hiddenId) => hiddenId !== id) : [...hidden, id]);
  return columns.map((column) => (
    <Checkbox
      key={column.id}
      label={columnLabel(column)}
      checked={!hidden.includes(column.id)}
      disabled={!canHide(columns, hidden, column)}
      onChange={(event) => show(column.id, event.target.checked)}
    />
  ));
}
