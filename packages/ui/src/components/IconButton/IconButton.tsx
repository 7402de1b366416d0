'use client';

import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { square } from '../../internal/button/button.css';
import { checkNamed } from '../../internal/dev/propChecks';
import { Button, type ButtonProps } from '../Button';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'asChild'> {
  /** Its name: what it does, and to what where there are several. */
  label: string;
  /** The icon; its size is set. */
  children: ReactNode;
}

/** A button that shows an icon alone. Renders a `button` named by `label`. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  checkNamed('IconButton', 'label', label);
  return <Button aria-label={label} variant={variant} {...rest} className={clsx(square, className)} />;
}
