'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './DescriptionList.css';
import { descriptionListMessages } from './DescriptionList.messages';
import { isMissing } from './missing';

export interface Description {
  /** Unique within the list. */
  term: string;
  /** The value; null and an empty text are shown as missing. */
  description: ReactNode;
  /** Takes the whole row: for long text. @default false */
  wide?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** In the order in which they are read. */
  items: readonly Description[];
  /** Stands where there is no information. @default 'N/A' */
  missing?: ReactNode;
}

/** Terms with their descriptions, in columns where there is room. Renders a `dl`. */
export function DescriptionList({ items, missing, className, ...rest }: DescriptionListProps) {
  const messages = useMessages(descriptionListMessages);
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {items.map(({ term, description, wide }) => {
        const absent = isMissing(description);
        return (
          <div key={term} className={clsx(styles.group, wide && styles.wide)}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.description} data-missing={absent || undefined}>
              {absent ? (missing ?? messages.missing) : description}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
