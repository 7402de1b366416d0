import { clsx } from 'clsx';
import * as checkbox from '../../internal/fields/choice.css';
import * as styles from './DataTableSelection.css';

interface SelectionBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  onChange: (chosen: boolean) => void;
}

/** A checkbox alone in its cell, named without visible text. */
export function SelectionBox({ label, checked, indeterminate = false, onChange }: SelectionBoxProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        aria-label={label}
        className={clsx(checkbox.box, checkbox.checkbox, styles.box)}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        ref={(input) => {
          if (!input) return;
          input.indeterminate = indeterminate;
          const row = input.closest('tr');
          row?.toggleAttribute('data-selected', checked && input.closest('td') !== null);
          return () => row?.removeAttribute('data-selected');
        }}
      />
    </label>
  );
}
