import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { toggle } from '../../internal/table/rowToggle.css';
import { hidden } from '../../internal/text/hidden.css';
import * as styles from './DataTableTree.css';
import { dataTableTreeMessages } from './DataTableTree.messages';

interface TreeCellProps {
  /** The name of its row. */
  name: string;
  /** 1 at the top. */
  level: number;
  /** Whether the rows that it holds are shown; undefined for a row that holds none. */
  open: boolean | undefined;
  onToggle: () => void;
  children: ReactNode;
}

/** How far from the edge, for styles. */
export const setIn = (levels: number) => ({ '--rs-tree-level': levels }) as CSSProperties;

/** The cell that names a row: set in by its level, with the button that opens what the row holds. */
export function TreeCell({ name, level, open, onToggle, children }: TreeCellProps) {
  const messages = useMessages(dataTableTreeMessages);
  return (
    <div data-part="branch" className={styles.branch} style={setIn(level - 1)}>
      {open !== undefined && (
        <button
          type="button"
          aria-label={messages.rows(name)}
          aria-expanded={open}
          data-part="toggle"
          className={toggle}
          onClick={onToggle}
          onKeyDown={(event) => goThroughTree(event, open, onToggle)}
        />
      )}
      <div className={styles.text}>
        {children}
        {/* Not `aria-level`: rows of a table have none, those of a treegrid do, and this is no grid. */}
        {level > 1 && (
          <>
            {' '}
            <span className={hidden}>{messages.level(level)}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** The arrow towards the rows that a row holds opens it; the other one closes it, and then goes to the row that holds it. */
function goThroughTree(event: KeyboardEvent<HTMLButtonElement>, open: boolean, onToggle: () => void) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [inwards, outwards] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const isOutwards = event.key === outwards;
  if (!isOutwards && event.key !== inwards) return;
  event.preventDefault();
  if (open === isOutwards) onToggle();
  else if (isOutwards) toggleOfParent(event.currentTarget)?.focus();
}

function toggleOfParent(button: HTMLElement) {
  const row = button.closest('tr');
  const parent = Number(row?.dataset.level) - 1;
  let above = row?.previousElementSibling;
  while (above instanceof HTMLElement && above.dataset.level !== String(parent))
    above = above.previousElementSibling;
  return toggleIn(above);
}

/** The button that opens what a row holds. */
export const toggleIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>(`.${styles.branch} > button`);
