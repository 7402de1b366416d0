'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './ExpandableText.css';
import { expandableTextMessages } from './ExpandableText.messages';

export interface ExpandableTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Parts of one text; while collapsed only the first are shown. */
  parts: readonly string[];
  /** Parts that are shown while collapsed. @default 1 */
  collapsedParts?: number;
  /** Class names for its parts: text, toggle. */
  classNames?: ClassNames<'text' | 'toggle'>;
}

const separator = ' | ';

/** A joined list with Show more and Show less (APG disclosure pattern); printed in full. Renders a `div`. */
export function ExpandableText(props: ExpandableTextProps) {
  const { parts, collapsedParts = 1, classNames, className, ...rest } = props;
  const messages = useMessages(expandableTextMessages);
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const always = parts.slice(0, collapsedParts).join(separator);
  const more = parts.slice(collapsedParts);
  return (
    <div {...rest} data-expanded={expanded || undefined} className={clsx(styles.root, className)}>
      <span id={id} {...partOf(classNames, 'text', styles.text)}>
        {always}
        {more.length > 0 && <span className={styles.more}>{`${separator}${more.join(separator)}`}</span>}
      </span>
      {more.length > 0 && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={id}
          {...partOf(classNames, 'toggle', styles.toggle)}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? messages.showLess : messages.showMore}
        </button>
      )}
    </div>
  );
}
