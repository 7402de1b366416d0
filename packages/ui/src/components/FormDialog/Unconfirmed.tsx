'use client';

import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './FormDialog.css';

const PATIENCE_MS = 30_000;

/** True when `pending` has been true for 30 seconds. */
export function useOverdue(pending: boolean): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [pending]);
  return overdue;
}

/** Says that nobody knows whether it was saved. */
export function Unconfirmed({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.unconfirmed}>
      {children}
    </p>
  );
}
