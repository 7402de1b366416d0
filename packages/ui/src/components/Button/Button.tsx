'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { SpinnerArc } from '../Spinner/SpinnerArc';
import * as styles from './Button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action a view; `danger` for what cannot be undone. @default 'secondary' */
  variant?: ButtonVariant;
  /** Its action is running: clicks do nothing, name and focus stay. */
  pending?: boolean;
  /** Renders the only child, a link, instead of a `button`. */
  asChild?: boolean;
}

/** Starts an action. An icon among its children is sized by it. Renders a `button` of type `button`. */
export function Button({
  variant = 'secondary',
  pending = false,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  const waiting = pending && {
    'aria-busy': true,
    'aria-disabled': true,
    // Also stops the form: implicit submission clicks its submit button.
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
  return (
    <Root
      {...(!asChild && { type: 'button' })}
      onClick={onClick}
      {...rest}
      {...waiting}
      className={clsx(styles.button, styles.variant[variant], className)}
    >
      {pending && <SpinnerArc />}
      {asChild ? <Slottable>{children}</Slottable> : children}
    </Root>
  );
}
