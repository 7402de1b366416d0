import { clsx } from 'clsx/lite';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useId } from 'react';
import { cellAttributes } from '../../internal/cells/useCells';
import { control } from '../../internal/fields/control.css';
import { number } from '../../internal/fields/number.css';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { useDecimal } from '../../internal/fields/useDecimal';
import * as styles from './DataTableEdit.css';

export interface EditCellProps {
  row: string;
  column: string;
  /** Names the box. */
  label: string;
  value: string;
  isChanged: boolean;
  /** What is wrong with the value. */
  problem: string | undefined;
  disabled: boolean;
  onValue: (value: string) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface NumberCellProps extends EditCellProps {
  decimals: number | undefined;
  min: number | undefined;
}

/** What both kinds of box are given. */
function boxProps(
  { row, column, label, isChanged, disabled, onPaste, onKeyDown }: EditCellProps,
  errorId?: string,
) {
  return {
    ...cellAttributes(row, column),
    ...{ disabled, onPaste, onKeyDown, size: 8, autoComplete: 'off', 'aria-label': label },
    'data-changed': isChanged ? '' : undefined,
    'aria-invalid': errorId ? true : undefined,
    'aria-describedby': errorId,
  };
}

const Problem = ({ id, children }: { id: string; children: string }) => (
  <p id={id} data-part="problem" className={styles.problem}>
    {children}
  </p>
);

/** A box of text. */
export function TextCell(props: EditCellProps) {
  const id = useId();
  const { value, problem, onValue } = props;
  return (
    <>
      <input
        {...boxProps(props, problem && id)}
        type="text"
        data-part="control"
        className={clsx(control, styles.box)}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      {problem && <Problem id={id}>{problem}</Problem>}
    </>
  );
}

/** A box of a number, which reports decimal text. */
export function NumberCell({ decimals, min, ...props }: NumberCellProps) {
  const id = useId();
  const { value, onValue } = props;
  const box = useDecimal({ decimals, min }, { value, onValueChange: (event) => onValue(event.value) });
  const problem = value === '' ? props.problem : (box.reading.problem ?? props.problem);
  return (
    <>
      <ParsedInput
        {...box}
        {...boxProps(props, problem && id)}
        inputMode="decimal"
        data-part="control"
        className={clsx(control, number, styles.box, styles.figure)}
      />
      {problem && <Problem id={id}>{problem}</Problem>}
    </>
  );
}
