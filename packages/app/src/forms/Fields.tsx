import { Grid } from '@rentsafe/ui/Grid';
import type { ReactNode } from 'react';
import * as styles from './Fields.css';

interface FieldsProps {
  /** @default 2 */
  columns?: 2 | 3;
  /** Notices about the fields, below them. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The fields of a group, in columns where there is room. */
export function Fields({ columns = 2, notices, children }: FieldsProps) {
  return (
    <div>
      <Grid columns={columns} columnMinWidth="13rem" className={styles.grid}>
        {children}
      </Grid>
      {notices}
    </div>
  );
}

/** A live region for what may appear while one types. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.notice}>
      {children}
    </div>
  );
}
