import type { ReactNode } from 'react';
import * as styles from './BareLayout.css';

export interface BareLayoutProps {
  /** `narrow` for a form or a message in the middle of the page. @default 'narrow' */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The layout of public pages: one column in the middle. Renders the `main`. */
export function BareLayout({ width = 'narrow', children }: BareLayoutProps) {
  return (
    <main className={styles.page}>
      <div className={styles.column[width]}>{children}</div>
    </main>
  );
}
