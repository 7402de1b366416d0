'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, useId } from 'react';
import * as styles from '../../internal/overlay/menu.css';

export interface MenuSectionProps extends ComponentProps<'div'> {
  /** The heading, which names the section. */
  label: string;
}

/** Items that belong together, under a heading. Renders a `div` with role `group`. */
export function MenuSection({ label, children, ...rest }: MenuSectionProps) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={id} {...rest} data-part="section">
      <div id={id} className={styles.heading}>
        {label}
      </div>
      {children}
    </Radix.Group>
  );
}
