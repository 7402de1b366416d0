'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../internal/icons';
import type { SortDirection } from '../../internal/table/columns';
import { BreakableText } from '../../internal/text/BreakableText';
import * as styles from './DataTableSort.css';

export interface SortButtonProps extends ComponentProps<'button'> {
  /** How the rows are ordered by this column now. */
  direction: SortDirection | 'none';
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The header of a column that orders rows: a `button`; `aria-sort` stands on its `th`. */
export function SortButton({ direction, className, children, ...rest }: SortButtonProps) {
  const Icon = icons[direction];
  return (
    <button type="button" {...rest} data-part="sort" className={clsx(styles.button, className)}>
      <BreakableText>{children}</BreakableText>
      <Icon aria-hidden="true" data-part="icon" className={styles.icon} />
    </button>
  );
}
