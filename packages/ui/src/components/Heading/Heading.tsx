import { clsx } from 'clsx/lite';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './Heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'sm' | 'md' | 'lg' | 'xl';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The element. */
  ref?: Ref<HTMLHeadingElement>;
  /** The level in the page's outline: `h1` to `h6`. */
  level: HeadingLevel;
  /** 14, 16, 20 or 24 px. @default by level: 1 is xl, 2 is lg, 3 is md, the rest sm */
  size?: HeadingSize;
}

const sizes: Record<HeadingLevel, HeadingSize> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' };

/** A heading: its level follows the outline, its size the design. Renders `h1` to `h6` without margins. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root {...rest} className={clsx(styles.heading, styles.size[size], className)} />;
}
