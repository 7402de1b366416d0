import { Grid } from '@rentsafe/ui/Grid';
import type { ReactNode } from 'react';
import * as styles from './Fields.css';

/** The fields of a group, in columns where there is room. */
export function Fields({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <Grid columns={columns} columnMinWidth="13rem" className={styles.grid}>
      {children}
    </Grid>
  );
}
