import { Inline } from '@rentsafe/ui/Inline';
import { ClassificationLegend, Classification as Rating } from '@rentsafe/ui/rent';
import * as styles from './Classification.css';

export interface ClassificationProps {
  /** One of the five risk labels; none is not rated. */
  rating: string | null | undefined;
}

/** The rating of a report's subject, and what the colours mean. */
export function Classification({ rating }: ClassificationProps) {
  return (
    <div className={styles.classification}>
      {rating ? (
        <Rating rating={rating} size="lg" />
      ) : (
        <Inline>
          <strong className={styles.finding}>N/A</strong>
          <Rating rating={null} />
        </Inline>
      )}
      <ClassificationLegend current={rating ?? null} />
    </div>
  );
}
