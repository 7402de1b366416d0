import { Classification } from '@rentsafe/ui/rent';
import { Stack } from '@rentsafe/ui/Stack';
import * as styles from './RatingMeanings.css';
import { ratings } from './ratings';

/** What each rating means, best first. */
export const RatingMeanings = () => (
  <Stack asChild gap={4}>
    <dl className={styles.list}>
      {ratings.map(({ rating, meaning }) => (
        <div key={meaning}>
          <dt>
            <Classification rating={rating} />
          </dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Stack>
);
