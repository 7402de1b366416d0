import type { ReactNode } from 'react';
import * as styles from './FormDialog.css';

/** Says that nobody knows whether it was saved. */
export function Unconfirmed({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.unconfirmed}>
      {children}
    </p>
  );
}
