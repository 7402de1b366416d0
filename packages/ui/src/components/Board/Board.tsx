'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { type ClassNames, partOf } from '../../internal/parts';
import { Heading, type HeadingLevel } from '../Heading';
import * as styles from './Board.css';
import { type Arrow, isArrow, neighbourOf } from './neighbour';

export interface BoardColumn<Item> {
  /** What no two columns share. */
  id: string;
  /** Names the column: 'Issued'. */
  title: string;
  /** In their order, from the top. */
  items: readonly Item[];
}

export interface BoardProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the board: 'Work orders by state'. */
  label: string;
  /** From the first state to the last. */
  columns: readonly BoardColumn<Item>[];
  /** What no two items of the board share. */
  itemKey: (item: Item) => string | number;
  /** What a card shows; its first link or button opens it, and is where the arrow keys go. */
  children: (item: Item) => ReactNode;
  /** Stands in a column without items. @default '–' */
  empty?: ReactNode;
  /** Of the titles of the columns. @default 2 */
  headingLevel?: HeadingLevel;
  /** Class names for its parts: column, title, card. */
  classNames?: ClassNames<'column' | 'title' | 'card'>;
}

const openerOf = (card: Element | undefined) => card?.querySelector<HTMLElement>('a[href], button');

/** The openers of the cards, column by column. */
const openersOf = (board: HTMLElement): HTMLElement[][] =>
  [...board.querySelectorAll(':scope > section')].map((column) =>
    [...column.querySelectorAll(':scope > ul > li')].flatMap((card) => openerOf(card) ?? []),
  );

/**
 * Records by their state, a column for each: how many there are, and which. Renders a `div` with the role of a group, a `section` a
 * column and a list of cards in it.
 */
export function Board<Item>({
  label,
  columns,
  itemKey,
  children,
  empty = '–',
  headingLevel = 2,
  classNames,
  className,
  onKeyDown,
  ...rest
}: BoardProps<Item>) {
  const id = useId();

  /** From card to card; within a card, and elsewhere, the keys do what they do. */
  function move(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !isArrow(event.key))
      return;
    const board = event.currentTarget;
    const isRtl = getComputedStyle(board).direction === 'rtl';
    const next = neighbourOf(openersOf(board), event.target as HTMLElement, event.key as Arrow, isRtl);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div {...rest} role="group" aria-label={label} className={clsx(styles.board, className)} onKeyDown={move}>
      {columns.map(({ id: column, title, items }) => (
        <section
          key={column}
          aria-labelledby={`${id}-${column}`}
          {...partOf(classNames, 'column', styles.column)}
        >
          <Heading
            level={headingLevel}
            size="sm"
            id={`${id}-${column}`}
            {...partOf(classNames, 'title', styles.title)}
          >
            {title}{' '}
            <span data-part="count" className={styles.count}>
              {items.length}
            </span>
          </Heading>
          {items.length === 0 ? (
            <p className={styles.empty}>{empty}</p>
          ) : (
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={itemKey(item)} {...partOf(classNames, 'card', styles.card)}>
                  {children(item)}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
