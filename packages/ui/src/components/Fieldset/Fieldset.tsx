import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Fieldset.css';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** Names the group. */
  legend: ReactNode;
}

/** Fields that belong together, below each other, under one name. Renders a `fieldset` with its `legend`. */
export function Fieldset({ legend, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset {...rest} className={clsx(styles.fieldset, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
