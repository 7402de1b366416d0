import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { BreakableText } from '../../internal/text/BreakableText';
import type { Tone } from '../../internal/tone';
import * as styles from './Badge.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it means, shown by colour; the text means the same. @default 'neutral' */
  tone?: Tone;
}

/** The status of a thing in one or two words. Renders a `span`. */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx(styles.badge, styles.tone[tone], className)}>
      <BreakableText>{children}</BreakableText>
    </span>
  );
}
