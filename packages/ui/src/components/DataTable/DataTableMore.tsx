import { clsx } from 'clsx';
import { useMessages } from '../../internal/messages/messages';
import * as button from '../Button/Button.css';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';

/** A browser lays out this many rows without a pause that a user notices; no list paged by a server comes near. */
export const ROWS_AT_ONCE = 1000;

export interface DataTableMoreProps {
  columns: number;
  shown: number;
  rows: number;
  onShowMore: () => void;
}

/** The last row of a list too long to lay out at once: shows what is left out, and adds to it. */
export function DataTableMore({ columns, shown, rows, onShowMore }: DataTableMoreProps) {
  const messages = useMessages(dataTableMessages);
  return (
    <tr>
      <td colSpan={columns} className={styles.messageCell}>
        <div className={styles.message}>
          <p className={styles.messageTitle}>{messages.shown(shown, rows)}</p>
          <button
            type="button"
            className={clsx(button.button, button.variant.secondary)}
            onClick={onShowMore}
          >
            {messages.showMore(Math.min(ROWS_AT_ONCE, rows - shown))}
          </button>
        </div>
      </td>
    </tr>
  );
}
