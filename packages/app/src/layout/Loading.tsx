import { Spinner } from '@rentsafe/ui/Spinner';
import * as styles from './Loading.css';

/**
 * Before the first screen's code is there; shows itself only when that takes long. No live region: one that comes with its
 * text is not announced, and browsers announce that a page loads.
 */
export function Loading() {
  return (
    <div className={styles.page} aria-busy="true">
      <Spinner />
    </div>
  );
}
