'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { Classification } from './Classification';
import * as styles from './ClassificationLegend.css';
import { classificationLegendMessages } from './ClassificationLegend.messages';
import { ratings, toRating } from './ratings';

export interface ClassificationLegendProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The rating to mark as the present one: a risk label, or null for not rated. Without it none is marked. */
  current?: string | null;
}

/** What the rating colours mean. Renders a named `ul`. */
export function ClassificationLegend({ current, className, ...rest }: ClassificationLegendProps) {
  const messages = useMessages(classificationLegendMessages);
  const marked = current === undefined ? undefined : (toRating(current) ?? null);
  return (
    <ul aria-label={messages.legend} {...rest} className={clsx(styles.legend, className)}>
      {[...ratings, null].map((rating) => (
        <li key={rating} aria-current={rating === marked ? true : undefined}>
          <Classification rating={rating} className={clsx(rating === marked && styles.strong)} />
        </li>
      ))}
    </ul>
  );
}
