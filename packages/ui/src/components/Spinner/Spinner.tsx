'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { arc, spinner } from './Spinner.css';
import { spinnerMessages } from './Spinner.messages';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is loading, for assistive technology. @default 'Loading' */
  label?: string;
}

/** A wait of unknown length. Renders a `span` with role `img`; announce the wait itself with `announce`. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const messages = useMessages('spinner', spinnerMessages);
  return (
    <span role="img" aria-label={label ?? messages.loading} {...rest} className={clsx(spinner, className)}>
      <SpinnerArc />
    </span>
  );
}

/** The drawing alone, for a control that has a name of its own. */
export function SpinnerArc() {
  return (
    <svg
      className={arc}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" strokeLinecap="round" />
    </svg>
  );
}
