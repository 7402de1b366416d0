import { clsx } from 'clsx/lite';
import type { ComponentProps, CSSProperties } from 'react';
import { Slot } from '../../internal/Slot';
import * as styles from './Grid.css';

export interface GridProps extends ComponentProps<'div'> {
  /** How many columns there are where there is room. @default 3 */
  columns?: 1 | 2 | 3 | 4 | 5 | 6;
  /** A column is never narrower, in any CSS length. @default '15rem' */
  columnMinWidth?: string;
  /** Renders the only child instead of a `div`. */
  asChild?: boolean;
}

const name = (variable: string) => variable.slice('var('.length, -1);

/** Equal columns that become fewer as the room shrinks, without breakpoints. Renders a `div`. */
export function Grid({
  columns = 3,
  columnMinWidth = '15rem',
  asChild,
  className,
  style,
  ...rest
}: GridProps) {
  const Root = asChild ? Slot : 'div';
  const sizes = { [name(styles.columnCount)]: columns, [name(styles.least)]: columnMinWidth };
  return (
    <Root
      {...rest}
      className={clsx(styles.grid, className)}
      style={{ ...(sizes as CSSProperties), ...style }}
    />
  );
}
