'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { SpinnerArc } from '../../internal/spinner/SpinnerArc';
import { spinner } from './Spinner.css';
import { spinnerMessages } from './Spinner.messages';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is loading, for assistive technology. @default 'Loading' */
  label?: string;
}

/** A wait of unknown length. Renders a `span` with role `img`. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const messages = useMessages(spinnerMessages);
  return (
    <span role="img" aria-label={label ?? messages.loading} {...rest} className={clsx(spinner, className)}>
      <SpinnerArc />
    </span>
  );
}
