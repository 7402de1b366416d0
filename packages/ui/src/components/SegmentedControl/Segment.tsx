import { clsx } from 'clsx/lite';
import { type ReactNode, useRef } from 'react';
import { type FieldOption, isUnavailable } from '../../internal/fields/option';
import { useHeldChecked } from '../../internal/fields/useHeldChecked';
import * as styles from './SegmentedControl.css';

export interface SegmentOption<Value extends string = string>
  extends Omit<FieldOption<Value>, 'description'> {
  /** A decorative icon before the label. */
  icon?: ReactNode;
}

interface SegmentProps extends SegmentOption {
  name: string;
  /** Of the element that says why it cannot be chosen. */
  noteId: string | undefined;
  checked?: boolean;
  defaultChecked?: boolean;
  className: string | undefined;
  onChoose: () => void;
}

/** A radio button that is as large as its segment, with the text on it. */
export function Segment({
  value,
  label,
  icon,
  disabled,
  disabledReason,
  name,
  noteId,
  className,
  onChoose,
  ...state
}: SegmentProps) {
  const input = useRef<HTMLInputElement>(null);
  useHeldChecked(input, state.checked);
  return (
    <label data-part="segment" className={clsx(styles.segment, className)}>
      <input
        {...state}
        ref={input}
        type="radio"
        name={name}
        value={value}
        disabled={isUnavailable({ disabled, disabledReason })}
        aria-describedby={noteId}
        onChange={onChoose}
        className={styles.box}
      />
      <span className={styles.text}>
        {icon && (
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
        )}
        {label}
      </span>
    </label>
  );
}
