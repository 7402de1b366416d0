'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
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
  /** Class names for its parts: group, term, description. */
  classNames?: ClassNames<'group' | 'term' | 'description'>;
}

/** Terms with their descriptions, in columns where there is room. Renders a `dl`. */
export function DescriptionList({ items, missing, classNames, className, ...rest }: DescriptionListProps) {
  const messages = useMessages(descriptionListMessages);
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {items.map(({ term, description, wide }) => {
        const absent = isMissing(description);
        return (
          <div key={term} {...partOf(classNames, 'group', styles.group, wide && styles.wide)}>
            <dt {...partOf(classNames, 'term', styles.term)}>{term}</dt>
            <dd {...partOf(classNames, 'description', styles.description)} data-missing={absent || undefined}>
              {absent ? (missing ?? messages.missing) : description}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
