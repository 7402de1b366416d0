import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { skeleton } from './Skeleton.css';

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>;

/**
 * Holds the place of what is loading: one line of text high and as wide as its parent, or as large as `style` makes it.
 * Renders a `span` hidden from assistive technology; the region around it is `aria-busy`.
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} className={clsx(skeleton, className)} />;
}
