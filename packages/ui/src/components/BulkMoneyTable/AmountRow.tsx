import { clsx } from 'clsx/lite';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import { AmountCell } from './AmountCell';
import * as styles from './BulkMoneyTable.css';
import { bulkMoneyTableMessages } from './BulkMoneyTable.messages';
import { type BulkMoneyRow, isAbove, minorOf } from './rows';
import type { useAmounts } from './useAmounts';

interface AmountRowProps {
  row: BulkMoneyRow;
  amounts: ReturnType<typeof useAmounts>;
  /** What the ids of the table begin with. */
  baseId: string;
  hasLimits: boolean;
  limitHeader: string;
  disabled: boolean;
}

/** What the amount is for, its limit, and its box. Renders a `tr`. */
export function AmountRow({ row, amounts, baseId, hasLimits, limitHeader, disabled }: AmountRowProps) {
  const messages = useMessages(bulkMoneyTableMessages);
  const locale = useLocale();
  const labelId = `${baseId}${row.id}`;
  const limit =
    row.limit === undefined ? '' : minorText(minorOf(row.limit, row.currency), row.currency, locale);
  const value = amounts.value[row.id];
  return (
    <tr>
      <th scope="row" data-part="label" className={styles.label}>
        <span id={labelId}>{row.label}</span>
        {row.details && <span className={styles.details}>{row.details}</span>}
        {limit && (
          <span className={clsx(styles.details, styles.narrowOnly)}>
            {limitHeader} {limit}
          </span>
        )}
      </th>
      {hasLimits && (
        <td id={`${labelId}-limit`} data-part="limit" className={clsx(styles.figure, styles.wideOnly)}>
          {limit}
        </td>
      )}
      <td className={styles.cell}>
        <AmountCell
          row={row}
          labelId={labelId}
          limitId={limit ? `${labelId}-limit` : undefined}
          columnId={`${baseId}amount`}
          value={value ?? ''}
          aboveText={isAbove(row, value) ? messages.above(limit) : undefined}
          disabled={disabled}
          onValue={(next) => amounts.change({ [row.id]: next })}
          onPaste={amounts.onPaste}
          onKeyDown={amounts.onKeyDown}
        />
      </td>
    </tr>
  );
}
