import { useEffect, useRef } from 'react';
import type { RowKey } from '../../internal/table/columns';
import { announce } from '../Announcer';

/** Announces once that other rows have arrived; not on the first render, and not when only the rendering or the order is new. */
export function useAnnouncement<Row>(
  text: string | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
) {
  const first = rows[0] && rowKey(rows[0]);
  const last = useRef({ text, first, rows });
  useEffect(() => {
    const { current } = last;
    last.current = { text, first, rows };
    if (text === undefined || (current.text === text && current.first === first)) return;
    const previousKeys = new Set(current.rows.map(rowKey));
    if (current.text !== text || !rows.every((row) => previousKeys.has(rowKey(row)))) announce(text);
  });
}
