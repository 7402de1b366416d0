import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Slot } from '../../internal/Slot';
import * as styles from './Card.css';

export interface CardProps extends ComponentProps<'div'> {
  /** Without padding, for a table or a picture that reaches the edges. */
  flush?: boolean;
  /** Renders the only child instead of a `div`: a `section`, or an `a` that is a card as a whole. */
  asChild?: boolean;
}

/** A raised box for things that belong together. Renders a `div`. */
export function Card({ flush, asChild, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={clsx(styles.card, flush && styles.flush, className)} />;
}
