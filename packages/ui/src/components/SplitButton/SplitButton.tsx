'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useState } from 'react';
import { ChevronDown } from '../../internal/icons';
import { Button, type ButtonProps } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import * as styles from './SplitButton.css';

export interface SplitButtonProps extends Omit<ButtonProps, 'asChild' | 'loading'> {
  /** The variants of the action: `MenuItem`s. */
  menu: ReactNode;
  /** Names the button that opens them: 'More ways to save'. */
  menuLabel: string;
}

/**
 * The usual action as a button, and its variants in a menu beside it. Renders a `div` of two buttons; `className` and `style` are its,
 * `ref` and the rest those of the first.
 */
export function SplitButton({
  menu,
  menuLabel,
  variant = 'secondary',
  size = 'md',
  pending = false,
  disabled = false,
  className,
  style,
  ...rest
}: SplitButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-variant={variant} className={clsx(styles.root, className)} style={style}>
      <Button {...rest} {...{ variant, size, pending, disabled }} data-part="main" className={styles.main} />
      <Menu
        align="end"
        // Not `disabled` while it is pending: what was chosen in it gives the focus back.
        open={isOpen && !pending}
        onOpenChange={({ open }) => setOpen(open && !pending)}
        trigger={
          <IconButton
            label={menuLabel}
            {...{ variant, size, disabled }}
            aria-busy={pending || undefined}
            aria-disabled={pending || undefined}
            data-part="more"
            className={styles.more}
          >
            <ChevronDown />
          </IconButton>
        }
      >
        {menu}
      </Menu>
    </div>
  );
}
