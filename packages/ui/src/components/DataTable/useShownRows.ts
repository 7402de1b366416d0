import { type RefObject, useMemo, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { dataTableMessages } from './DataTable.messages';

export interface ShownRows<Row> {
  /** Those of the rows that are laid out. */
  shown: readonly Row[];
  /** How many the next press adds. */
  more: number;
  showMore: () => void;
}

/** The first rows of many, `atOnce` more at each press; `all` where `Body` renders those in sight by itself. */
export function useShownRows<Row>(
  rows: readonly Row[],
  { atOnce, all, captionRef }: { atOnce: number; all: boolean; captionRef: RefObject<HTMLElement | null> },
): ShownRows<Row> {
  const messages = useMessages(dataTableMessages);
  const [most, setMost] = useState(atOnce);
  const shown = useMemo(() => (!all && rows.length > most ? rows.slice(0, most) : rows), [rows, most, all]);
  const more = Math.min(atOnce, rows.length - shown.length);
  const showMore = () => {
    const next = Math.min(most + atOnce, rows.length);
    // The button is about to go.
    if (next === rows.length) captionRef.current?.focus();
    setMost(next);
    announce(messages.shown(next, rows.length));
  };
  return { shown, more, showMore };
}
