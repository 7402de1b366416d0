'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './Tag.css';
import { tagMessages } from './Tag.messages';

export interface TagProps extends ComponentProps<'span'> {
  /** What it is sorted under. */
  children: string;
  /** Shows a button that takes the tag away. */
  onRemove?: () => void;
}

/** What a thing is sorted under, or a filter in force. Renders a `span`. */
export function Tag({ onRemove, className, children, ...rest }: TagProps) {
  const messages = useMessages(tagMessages);
  return (
    <span {...rest} className={clsx(styles.tag, className)}>
      <bdi>{children}</bdi>
      {onRemove && (
        <button
          type="button"
          aria-label={messages.remove(children)}
          onClick={onRemove}
          data-part="remove"
          className={styles.remove}
        >
          <X width={12} height={12} />
        </button>
      )}
    </span>
  );
}
