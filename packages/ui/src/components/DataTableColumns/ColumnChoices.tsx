import { Checkbox } from '../Checkbox/Checkbox';
import { columnLabel } from '../DataTable/columns';
import type { ColumnMenuProps } from './ColumnMenu';
import { canHide } from './visible';

/** A checkbox for each column; the one that names the rows, and the last one that is left, stay. */
export function ColumnChoices<Row>({ columns, hidden, onHiddenChange }: ColumnMenuProps<Row>) {
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
