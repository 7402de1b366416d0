'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from '../../internal/overlay/menu.css';

export type MenuSeparatorProps = Omit<ComponentProps<'div'>, 'children'>;

/** A line between groups of commands. Renders a `div` with role `separator`. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <Radix.Separator {...rest} data-part="separator" className={clsx(styles.separator, className)} />;
}
