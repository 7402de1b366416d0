import { Spinner } from '@rentsafe/ui/Spinner';
import * as styles from './Loading.css';

/** Before the first screen's code is there; shows itself only when that takes long. */
export function Loading() {
  return (
    <div className={styles.page} role="status">
      <Spinner />
    </div>
  );
}
