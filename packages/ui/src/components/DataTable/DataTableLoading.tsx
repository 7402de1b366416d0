import type { CSSProperties } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { hidden } from '../../internal/text/hidden.css';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';

export interface DataTableLoadingProps {
  columns: number;
  /** How many rows are expected. */
  rows: number;
}

/** One row, as high as the rows to come: nothing below it moves when they arrive. */
export function DataTableLoading({ columns, rows }: DataTableLoadingProps) {
  const messages = useMessages(dataTableMessages);
  return (
    <tr style={{ '--rs-loading-rows': rows } as CSSProperties}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike
        <td key={column} className={styles.loadingCell}>
          {column === 0 && <span className={hidden}>{messages.loading}</span>}
          <div className={styles.loadingBlock} />
        </td>
      ))}
    </tr>
  );
}
