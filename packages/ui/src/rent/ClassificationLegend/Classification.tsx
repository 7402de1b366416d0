'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './ClassificationLegend.css';
import { classificationLegendMessages } from './ClassificationLegend.messages';
import { hues, toRating } from './ratings';

export interface ClassificationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One of the five risk labels; null and anything else is not rated. */
  rating: string | null | undefined;
  /** `lg` where the rating is the finding of its page. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/** A risk rating: its swatch and its text. Renders a `span`. */
export function Classification({ rating: ratingProp, size = 'md', className, ...rest }: ClassificationProps) {
  const messages = useMessages(classificationLegendMessages);
  const rating = toRating(ratingProp);
  const hue = rating ? hues[rating] : 'unrated';
  return (
    <span
      {...rest}
      data-part="rating"
      className={clsx(styles.rating, size === 'lg' && styles.large, className)}
    >
      <span aria-hidden="true" data-part="swatch" className={clsx(styles.swatch, styles.hue[hue])} />
      <bdi>{rating ?? messages.notRated}</bdi>
    </span>
  );
}
