import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ChevronDown } from '../icons';
import { control } from './control.css';
import * as styles from './select.css';

/** The browser's own `select`, and the chevron that stands for its arrow. */
export const NativeSelect = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className={styles.frame}>
    <select {...rest} data-part="control" className={clsx(control, styles.select, className)} />
    <ChevronDown className={styles.chevron} aria-hidden="true" />
  </span>
);
