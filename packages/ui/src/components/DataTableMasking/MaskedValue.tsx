'use client';

import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer/announce';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './DataTableMasking.css';
import { dataTableMaskingMessages } from './DataTableMasking.messages';

/** Of one length: it reveals nothing about what it stands for. */
export const MASK = '••••••••';

export interface MaskedValueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it is: 'ID Number'. */
  label: string;
  /** Whose it is: 'Tendai Moyo'. */
  owner: string;
  revealed: boolean;
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
  const Icon = revealed ? EyeOff : Eye;
  return (
    <span {...rest} data-revealed={revealed} className={clsx(styles.masked, className)}>
      {revealed ? (
        <span>{children()}</span>
      ) : (
        <>
          <span aria-hidden="true" className={styles.dots}>
            {MASK}
          </span>
          <span className={hidden}>{messages.hidden}</span>
        </>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={(revealed ? messages.hide : messages.show)(label, owner)}
        onClick={toggle}
      >
        <Icon aria-hidden="true" className={styles.icon} />
      </button>
    </span>
  );
}
