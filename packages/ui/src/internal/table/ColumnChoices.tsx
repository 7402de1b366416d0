import { clsx } from 'clsx/lite';
import { useId } from 'react';
import * as styles from '../fields/choice.css';
import { type Column, columnLabel } from './columns';
import { canHide } from './visibleColumns';

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
  const menuId = useId();
  // Not Checkbox: each would carry what a field of a form has, notes and issues.
  return columns.map((column) => {
    const id = `${menuId}${column.id}`;
    return (
      <div key={column.id} className={styles.choice}>
        <input
          type="checkbox"
          id={id}
          className={clsx(styles.box, styles.checkbox)}
          checked={!hidden.includes(column.id)}
          disabled={!canHide(columns, hidden, column)}
          onChange={(event) => show(column.id, event.target.checked)}
        />
        <div className={styles.texts}>
          <label htmlFor={id} className={styles.label}>
            {columnLabel(column)}
          </label>
        </div>
      </div>
    );
  });
}
