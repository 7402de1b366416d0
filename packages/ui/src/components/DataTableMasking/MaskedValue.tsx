'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import * as styles from './DataTableMasking.css';
import { dataTableMaskingMessages } from './DataTableMasking.messages';

/** Of one length: it reveals nothing about what it stands for. */
export const MASK = '••••••••';

export interface MaskedValueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it is: 'ID Number'. */
  label: string;
  /** Whose it is: 'Tendai Moyo'. */
  owner: string;
  /** Whether the value is shown. */
  revealed: boolean;
  /** Called when the user shows or hides the value. */
  onRevealedChange: (event: { revealed: boolean }) => void;
  /** Asked for only while it is revealed: a masked value is not in the page. */
  children: () => ReactNode;
}

/** A value that stands as dots until it is asked for, with a button that shows and hides it. Renders a `span`. */
export function MaskedValue({
  label,
  owner,
  revealed,
  onRevealedChange,
  className,
  children,
  ...rest
}: MaskedValueProps) {
  const messages = useMessages(dataTableMaskingMessages);
  const toggle = () => {
    onRevealedChange({ revealed: !revealed });
    announce((revealed ? messages.hiddenAgain : messages.shown)(label, owner));
  };
  return (
    <span {...rest} data-revealed={revealed} className={clsx(styles.masked, className)}>
      {revealed ? (
        <span>{children()}</span>
      ) : (
        <span role="img" aria-label={messages.hidden} data-part="dots" className={styles.dots}>
          {MASK}
        </span>
      )}
      {/* Text, no icon: a table has as many of them as rows. */}
      <button
        type="button"
        data-part="reveal"
        className={styles.button}
        aria-label={(revealed ? messages.hide : messages.show)(label, owner)}
        onClick={toggle}
      >
        {revealed ? messages.hideButton : messages.showButton}
      </button>
    </span>
  );
}
