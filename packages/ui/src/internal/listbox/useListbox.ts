'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { announce } from '../../components/Announcer';
import { byId } from '../dom';
import { type Search, useSearch } from './useSearch';

interface ListboxOptions<Option> {
  search: Search<Option>;
  /** How many options are listed of what the search found. */
  countOf: (found: readonly Option[]) => number;
  /** How many further rows follow the options at the end of a search, whatever it found. @default 0 */
  further?: number;
  /** The text that announces how many there are, at the end of a search; undefined for none. */
  countText: (count: number) => string | undefined;
  /** The option that is active before a key is pressed: none, or the first. @default -1 */
  startsAt?: -1 | 0;
  /** Whether the list is in sight. */
  open: boolean;
}

/** A text box whose focus stays in it while keys move through a list (APG combobox with a listbox popup). */
export function useListbox<Option>({
  search,
  countOf,
  further = 0,
  countText,
  startsAt = -1,
  open,
}: ListboxOptions<Option>) {
  const id = useId();
  const { state, start, stop } = useSearch(search);
  const [active, setActive] = useState<number>(startsAt);
  const found = countOf(state.options);
  const isOver = state.status === 'found' || state.status === 'failed';
  const count = found + (isOver ? further : 0);
  const isListed = open && count > 0;
  const optionId = (at: number) => `${id}-${at}`;

  const onFound = useEffectEvent(() => {
    const text = open && found > 0 && countText(found);
    if (text) announce(text);
  });
  useEffect(() => {
    if (state.status === 'found') onFound();
  }, [state]);
  useEffect(() => {
    byId(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const move = (step: 1 | -1) => {
    if (count === 0) return;
    setActive((at) => (at < 0 && step < 0 ? count - 1 : (at + step + count) % count));
  };

  return {
    state,
    start,
    stop,
    active,
    move,
    /** Back to the option that is active at the start. */
    rewind: () => setActive(startsAt),
    listId: `${id}-list`,
    optionId,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': isListed && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
    } as const,
  };
}

/** The step of an arrow key; undefined for other keys. */
export const stepOf = ({ key }: KeyboardEvent): 1 | -1 | undefined =>
  key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
