'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { hidden } from '../../internal/text/hidden.css';
import { register } from './announce';

export type AnnouncerProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The live regions that `announce` writes to: one polite, one assertive, both there before the first message.
 * Render it once, at the root of the application, outside of dialogs. Renders a `div`.
 */
export function Announcer({ className, ...rest }: AnnouncerProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (polite.current && assertive.current) {
      return register({ polite: polite.current, assertive: assertive.current });
    }
  }, []);

  return (
    <div {...rest} className={clsx(hidden, className)}>
      <div ref={polite} aria-live="polite" aria-relevant="additions" />
      <div ref={assertive} aria-live="assertive" aria-relevant="additions" />
    </div>
  );
}
