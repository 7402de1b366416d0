'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from '../../internal/overlay/menu.css';

export type MenuSeparatorProps = Omit<ComponentProps<typeof Radix.Separator>, 'asChild' | 'children'>;

/** A line between groups of commands. Renders a `div` with role `separator`. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <Radix.Separator {...rest} className={clsx(styles.separator, className)} />;
}
