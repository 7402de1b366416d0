import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { row } from './RecordList.css';

const pressable = 'a, button, input, select, label, summary';

/** True for a press on the row itself: not on a control in it, and not at the end of marking text in it. */
const isOnRow = ({ target, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  target instanceof Element &&
  !target.closest(pressable) &&
  (window.getSelection()?.isCollapsed ?? true);

/** A press on a row opens the page of its record. By keyboard the link in the row does. */
export function useRowOpening<Row>(hrefOf: ((row: Row) => string) | undefined) {
  const navigate = useNavigate();
  return useMemo(
    () =>
      hrefOf &&
      ((record: Row) => ({
        className: row,
        onClick: (event: MouseEvent) => {
          if (isOnRow(event)) void navigate(hrefOf(record));
        },
      })),
    [hrefOf, navigate],
  );
}
