'use client';

import { formatDateTime } from '@rentsafe/format/date';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { usePrinting } from '../../internal/hooks/usePrinting';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './Print.css';
import { printMessages } from './Print.messages';

export interface PrintFooterProps extends ComponentProps<'div'> {
  /** Who prints. */
  user: ReactNode;
  /** Class names for its parts: printedBy. */
  classNames?: ClassNames<'printedBy'>;
}

/**
 * The end of a printed document: who printed it and when, in print only, then its children,
 * such as a disclaimer, which stand on the screen too. Renders a `div`.
 */
export function PrintFooter({ user, classNames, className, children, ...rest }: PrintFooterProps) {
  const messages = useMessages(printMessages);
  const { timeZone } = useLocale();
  const printing = usePrinting();
  return (
    <div {...rest} className={clsx(styles.footer, className)}>
      <p {...partOf(classNames, 'printedBy', styles.printedBy)}>
        {messages.printedBy} {user} <time>{printing && formatDateTime(new Date(), timeZone)}</time>
      </p>
      {children}
    </div>
  );
}
