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

interface ColumnChoiceProps<Row> extends ColumnChoicesProps<Row> {
  column: Column<Row>;
}

/** The checkbox of one column; the one that names the rows, and the last one that is left, stay. */
// Not Checkbox: each would carry what a field of a form has, notes and issues.
export function ColumnChoice<Row>({ column, columns, hidden, onHiddenChange }: ColumnChoiceProps<Row>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type="checkbox"
        id={id}
        className={clsx(styles.box, styles.checkbox)}
        checked={!hidden.includes(column.id)}
        disabled={!canHide(columns, hidden, column)}
        onChange={({ target }) =>
          onHiddenChange(
            target.checked ? hidden.filter((hiddenId) => hiddenId !== column.id) : [...hidden, column.id],
          )
        }
      />
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.label}>
          {columnLabel(column)}
        </label>
      </div>
    </div>
  );
}

/** A checkbox for each column. */
export const ColumnChoices = <Row,>(props: ColumnChoicesProps<Row>) =>
  props.columns.map((column) => <ColumnChoice key={column.id} {...props} column={column} />);
