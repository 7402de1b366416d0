import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. */
  label: string;
  /** How far it is, from 0 to `max`; left out where it is not known. */
  value?: number;
  /** The value at which it is done. @default 100 */
  max?: number;
}

/** How far something has come. Renders a `div` with role `progressbar`. */
export function ProgressBar({ label, value, max = 100, className, ...rest }: ProgressBarProps) {
  if (process.env.NODE_ENV !== 'production' && value !== undefined && !(value >= 0 && value <= max)) {
    devWarning(
      `ProgressBar "${label}" has a value of ${value}, and goes from 0 to ${max}.`,
      'It is shown at the nearer end.',
      'Pass how far it is in the units of `max`, or leave `value` out where it is not known.',
    );
  }
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      {...rest}
      className={clsx(styles.track, className)}
    >
      <div
        data-part="bar"
        className={styles.bar}
        data-indeterminate={done === undefined || undefined}
        style={done === undefined ? undefined : { inlineSize: `${(done / max) * 100}%` }}
      />
    </div>
  );
}
