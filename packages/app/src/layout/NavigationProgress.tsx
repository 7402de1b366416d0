import { ProgressBar } from '@rentsafe/ui/ProgressBar';
import { useNavigation } from 'react-router-dom';
import * as styles from './NavigationProgress.css';

/** Says that the next screen is on its way, while the last one is still shown. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' && <ProgressBar label="Loading" className={styles.bar} />;
}
