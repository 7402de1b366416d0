import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import * as styles from './MatchingList.css';

/** The room of what is loading. */
export const Waiting = ({ label }: { label: string }) => (
  <div className={styles.waiting} aria-busy="true">
    <Text tone="muted">{label}</Text>
    {[0, 1, 2].map((nth) => (
      <Skeleton key={nth} style={{ blockSize: '2.5rem' }} />
    ))}
  </div>
);
