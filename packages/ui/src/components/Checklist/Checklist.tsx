'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { Check } from '../../internal/icons';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import { Card } from '../Card';
import { Heading, type HeadingLevel } from '../Heading';
import { ProgressBar } from '../ProgressBar';
import * as styles from './Checklist.css';
import { checklistMessages } from './Checklist.messages';

export interface ChecklistItem {
  /** Unique within the list. */
  id: string;
  /** What is to be done: 'Add a bank account'. */
  label: string;
  /** Whether it has been done. */
  isDone: boolean;
  /** Where it is done: makes a link of the label. */
  href?: string | undefined;
  /** Makes a button of the label, where it is done on the same page. */
  onSelect?: (() => void) | undefined;
  /** How many or how much, formatted: '3 leases', '$420.00'. */
  amount?: ReactNode;
  /** What it takes, or why it cannot be done yet. */
  hint?: ReactNode;
}

export interface ChecklistProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is complete when all is done: 'First steps'. */
  title: string;
  /** In the order in which they are best done. */
  items: readonly ChecklistItem[];
  /** The level of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Buttons beside the title, such as Hide. */
  actions?: ReactNode;
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
  /** Class names for its parts: title, item, hint, amount. */
  classNames?: ClassNames<'title' | 'item' | 'hint' | 'amount'>;
}

/** What is to be done and what has been, each with the way to it. Renders a `div`, named by its title, around an `ol`. */
export function Checklist({
  title,
  items,
  headingLevel = 3,
  actions,
  renderLink: ownRenderLink,
  classNames,
  className,
  ...rest
}: ChecklistProps) {
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(checklistMessages);
  const titleId = useId();
  checkNamed('Checklist', 'title', title);
  checkValues(
    'Checklist',
    title,
    items.map(({ id }) => id),
  );
  const done = items.filter(({ isDone }) => isDone).length;
  const labelOf = ({ label, href, onSelect }: ChecklistItem) => {
    if (href !== undefined) return renderLink({ href, className: styles.link, children: label });
    if (!onSelect) return <span>{label}</span>;
    return (
      <button type="button" className={clsx(styles.link, styles.button)} onClick={onSelect}>
        {label}
      </button>
    );
  };
  return (
    <Card role="group" aria-labelledby={titleId} {...rest} className={clsx(styles.checklist, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="md" id={titleId} {...partOf(classNames, 'title')}>
          {title}
        </Heading>
        <span data-part="progress" className={styles.progress}>
          {messages.progress(done, items.length)}
        </span>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <ProgressBar
        label={title}
        value={done}
        max={Math.max(items.length, 1)}
        aria-hidden="true"
        data-part="bar"
        className={styles.bar}
      />
      <ol className={styles.items}>
        {items.map((item) => (
          <li
            key={item.id}
            {...partOf(classNames, 'item', styles.item)}
            data-state={item.isDone ? 'done' : 'open'}
          >
            <span data-part="mark" className={styles.mark} aria-hidden="true">
              {item.isDone && <Check />}
            </span>
            <div className={styles.text}>
              {labelOf(item)}
              {item.hint && <p {...partOf(classNames, 'hint', styles.hint)}>{item.hint}</p>}
            </div>
            {item.amount && (
              <span {...partOf(classNames, 'amount', styles.amount)}>
                <bdi>{item.amount}</bdi>
              </span>
            )}
            <span data-part="state" className={styles.state}>
              {item.isDone ? messages.done : messages.open}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
