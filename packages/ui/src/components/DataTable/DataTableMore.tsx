import { clsx } from 'clsx/lite';
import { useMessages } from '../../internal/messages/messages';
import * as button from '../Button/Button.css';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';

export interface DataTableMoreProps {
  columns: number;
  shown: number;
  rows: number;
  rowsAtOnce: number;
  onShowMore: () => void;
}

/** The last row of a list too long to lay out at once: shows what is left out, and adds to it. */
export function DataTableMore({ columns, shown, rows, rowsAtOnce, onShowMore }: DataTableMoreProps) {
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
            {messages.showMore(Math.min(rowsAtOnce, rows - shown))}
          </button>
        </div>
      </td>
    </tr>
  );
}
