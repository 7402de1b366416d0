import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Fieldset.css';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** Names the group. */
  label: ReactNode;
}

/** Fields that belong together, below each other, under one name. Renders a `fieldset` with its `legend`. */
export function Fieldset({ label, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset {...rest} className={clsx(styles.fieldset, className)}>
      <legend data-part="legend" className={styles.legend}>
        {label}
      </legend>
      <div data-part="content" className={styles.content}>
        {children}
      </div>
    </fieldset>
  );
}
