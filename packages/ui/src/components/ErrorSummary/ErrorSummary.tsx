'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { CircleAlert } from '../../internal/icons';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './ErrorSummary.css';

export interface ErrorSummaryItem {
  /** What is wrong, and what to do. */
  message: string;
  /** The label of the field, before the message. */
  label?: string | undefined;
  /** The id of the field that the item leads to; without one it is plain text. */
  fieldId?: string | undefined;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How much is wrong. */
  heading: string;
  /** In the order of the fields. */
  items: readonly ErrorSummaryItem[];
  /** Class names for its parts: icon, heading, list. */
  classNames?: ClassNames<'icon' | 'heading' | 'list'>;
}

/** Goes to the field without touching the address: its hash may belong to a router. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** Everything that is wrong in a form, each a link to its field. Renders a focusable `section`, named by its heading. */
export function ErrorSummary({ heading, items, classNames, className, ...rest }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <section
      tabIndex={-1}
      aria-labelledby={headingId}
      {...rest}
      data-rs-error-summary=""
      className={clsx(styles.summary, className)}
    >
      <CircleAlert {...partOf(classNames, 'icon', styles.icon)} aria-hidden="true" />
      <div className={styles.content}>
        <p id={headingId} {...partOf(classNames, 'heading', styles.heading)}>
          {heading}
        </p>
        <ul {...partOf(classNames, 'list', styles.list)}>
          {items.map((item) => (
            <li key={`${item.fieldId}: ${item.message}`}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Item({ message, label, fieldId }: ErrorSummaryItem) {
  const text = label ? `${label}: ${message}` : message;
  if (!fieldId) return text;
  return (
    <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
      {text}
    </a>
  );
}
