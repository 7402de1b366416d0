import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './Badge.css';

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it means, shown by colour; the text means the same. @default 'neutral' */
  tone?: BadgeTone;
}

/** The status of a thing in one or two words. Renders a `span`. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(styles.badge, styles.tone[tone], className)} />;
}
