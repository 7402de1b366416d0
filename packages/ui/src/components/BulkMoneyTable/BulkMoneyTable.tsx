'use client';

import { currencyDigits, toDecimal } from '@rentsafe/format/money';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useForm } from '../../internal/fields/FormContext';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import { totalsOf } from '../../internal/money/totals';
import { type ClassNames, partOf } from '../../internal/parts';
import { Button } from '../Button';
import { AmountRow } from './AmountRow';
import * as styles from './BulkMoneyTable.css';
import { bulkMoneyTableMessages } from './BulkMoneyTable.messages';
import { type BulkMoneyRow, type BulkMoneyValue, minorOf } from './rows';
import { type BulkMoneyValueEvent, useAmounts } from './useAmounts';

export interface BulkMoneyTableProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'value'> {
  /** What the amounts are: names the table. */
  label: string;
  /** The header of the labels: 'Landlord'. */
  rowHeader: string;
  /** The header of the limits. @default 'Available' */
  limitHeader?: string | undefined;
  /** One amount each, in the order of the column that is pasted. */
  rows: readonly BulkMoneyRow[];
  /** The amounts by the id of their row; with it the table is controlled. */
  value?: BulkMoneyValue | undefined;
  /** The amounts at the start. */
  defaultValue?: BulkMoneyValue | undefined;
  /** An amount was typed, or a column pasted. */
  onValueChange?: ((event: BulkMoneyValueEvent) => void) | undefined;
  /** Class names for its parts: table, caption, total. */
  classNames?: ClassNames<'table' | 'caption' | 'total'>;
}

const nothing: BulkMoneyValue = {};

/**
 * Amounts in a column, one a row, each up to its limit, with the total of each currency. A column of a spreadsheet is pasted from the
 * row of the focus on. Renders a `div` with a `table`.
 */
export function BulkMoneyTable({
  label,
  rowHeader,
  limitHeader,
  rows,
  value,
  defaultValue = nothing,
  onValueChange,
  classNames,
  className,
  ...rest
}: BulkMoneyTableProps) {
  const messages = useMessages(bulkMoneyTableMessages);
  const { pending } = useForm();
  const baseId = useId();
  const amounts = useAmounts({ rows, value, defaultValue, onValueChange });
  checkNamed('BulkMoneyTable', 'label', label);
  checkValues(
    'BulkMoneyTable',
    label,
    rows.map(({ id }) => id),
  );
  const hasLimits = rows.some(({ limit }) => limit !== undefined);
  const shownLimitHeader = limitHeader ?? messages.limit;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <table {...partOf(classNames, 'table', styles.table)}>
        <caption {...partOf(classNames, 'caption', styles.caption)}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHeader}</th>
            {hasLimits && (
              <th scope="col" className={clsx(styles.figure, styles.wideOnly)}>
                {shownLimitHeader}
              </th>
            )}
            <th scope="col" id={`${baseId}amount`} className={styles.amountHead}>
              {messages.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AmountRow
              key={row.id}
              {...{ row, amounts, baseId, hasLimits }}
              limitHeader={shownLimitHeader}
              disabled={pending}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.total}</th>
            {hasLimits && <td className={styles.wideOnly} />}
            <td {...partOf(classNames, 'total', styles.total)}>
              <Totals rows={rows} value={amounts.value} />
            </td>
          </tr>
        </tfoot>
      </table>
      {amounts.pastedText && (
        <p className={styles.pasted}>
          {amounts.pastedText}
          <Button variant="ghost" size="sm" onClick={amounts.undo}>
            {messages.undo}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The sum of each currency. */
function Totals({ rows, value }: { rows: readonly BulkMoneyRow[]; value: BulkMoneyValue }) {
  const locale = useLocale();
  const totals = totalsOf(
    rows.map(({ id, currency }) => {
      const minor = minorOf(value[id], currency) ?? 0n;
      return { currency, amount: toDecimal(minor, currencyDigits(currency)) };
    }),
  );
  return totals.map(({ currency, minor }) => <div key={currency}>{minorText(minor, currency, locale)}</div>);
}
