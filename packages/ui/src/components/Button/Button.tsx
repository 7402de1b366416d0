'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, MouseEvent } from 'react';
import * as styles from '../../internal/button/button.css';
import { devWarning } from '../../internal/dev/devWarning';
import { Slot } from '../../internal/Slot';
import { SpinnerArc } from '../../internal/spinner/SpinnerArc';
import { BreakableText } from '../../internal/text/BreakableText';

export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action a view; `danger` for what cannot be undone. @default 'secondary' */
  variant?: ButtonVariant;
  /** 30, 36 or 42 px high, each 6 px less where density is compact. @default 'md' */
  size?: ButtonSize;
  /** Its action is running: clicks do nothing, name and focus stay. */
  pending?: boolean;
  /** It is called `pending`, as in Form and Dialog. */
  loading?: never;
  /** Renders the only child, a link, instead of a `button`. */
  asChild?: boolean;
}

function warnOfLoading() {
  devWarning(
    'A Button has `loading`, which it ignores.',
    'It looks idle, and can be pressed twice.',
    'Pass `pending`.',
  );
}

/** Starts an action. An icon among its children is sized by it. Renders a `button` of type `button`. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading,
  pending = false,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  if (loading !== undefined) warnOfLoading();
  const waiting = pending && {
    'aria-busy': true,
    'aria-disabled': true,
    // Also stops the form: implicit submission clicks its submit button.
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
  const props = {
    onClick,
    ...rest,
    ...waiting,
    className: clsx(styles.button, styles.variant[variant], styles.size[size], className),
  };
  const spinner = pending && <SpinnerArc />;
  if (asChild) {
    return (
      <Slot {...props} before={spinner} inside={BreakableText}>
        {children}
      </Slot>
    );
  }
  return (
    <button type="button" {...props}>
      {spinner}
      <BreakableText>{children}</BreakableText>
    </button>
  );
}
