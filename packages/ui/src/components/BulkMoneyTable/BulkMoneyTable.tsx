'use client';

import { clsx } from 'clsx/lite';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useForm } from '../../internal/fields/FormContext';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import { totalsOf } from '../../internal/money/totals';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { AmountCell } from './AmountCell';
import * as styles from './BulkMoneyTable.css';
import { bulkMoneyTableMessages } from './BulkMoneyTable.messages';
import { pastedAmounts } from './pastedAmounts';
import { type BulkMoneyRow, type BulkMoneyValue, fillFrom, isAbove, minorOf } from './rows';

export interface BulkMoneyValueEvent {
  /** All amounts as they are now, by row. */
  value: BulkMoneyValue;
}

export interface BulkMoneyTableProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'value'> {
  /** What the amounts are: names the table. */
  caption: string;
  /** The header of the labels: 'Landlord'. */
  rowHeader: string;
  /** The header of the limits. @default 'Available' */
  limitHeader?: string | undefined;
  /** The header of the amounts. @default 'Amount' */
  amountHeader?: string | undefined;
  /** One amount each, in the order of the column that is pasted. */
  rows: readonly BulkMoneyRow[];
  /** The amounts by the id of their row; with it the table is controlled. */
  value?: BulkMoneyValue | undefined;
  /** The amounts at the start. */
  defaultValue?: BulkMoneyValue | undefined;
  /** An amount was typed, or a column pasted. */
  onValueChange?: ((event: BulkMoneyValueEvent) => void) | undefined;
  /** Nothing can be typed. @default while the form around is sent */
  disabled?: boolean | undefined;
}

interface Pasted {
  /** What stood in the rows that were filled. */
  before: BulkMoneyValue;
  text: string;
}

const nothing: BulkMoneyValue = {};

/**
 * Amounts in a column, one a row, each up to its limit, with the total of each currency. A column of a spreadsheet is pasted from the
 * row of the focus on. Renders a `div` with a `table`.
 */
export function BulkMoneyTable({
  caption,
  rowHeader,
  limitHeader,
  amountHeader,
  rows,
  value: ownValue,
  defaultValue = nothing,
  onValueChange,
  disabled,
  className,
  ...rest
}: BulkMoneyTableProps) {
  const messages = useMessages(bulkMoneyTableMessages);
  const locale = useLocale();
  const { pending, clearIssue } = useForm();
  const baseId = useId();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [pasted, setPasted] = useState<Pasted>();
  const [value, setValue] = useControllableState(ownValue, defaultValue, (next: BulkMoneyValue) =>
    onValueChange?.({ value: next }),
  );
  checkNamed('BulkMoneyTable', 'caption', caption);
  checkValues(
    'BulkMoneyTable',
    caption,
    rows.map(({ id }) => id),
  );
  const hasLimits = rows.some(({ limit }) => limit !== undefined);
  const limitText = ({ limit, currency }: BulkMoneyRow) =>
    limit === undefined ? '' : minorText(minorOf(limit, currency), currency, locale);
  const totals = totalsOf(
    rows.map(({ id, currency }) => ({ currency, minor: minorOf(value[id], currency) ?? 0n })),
  );

  const change = (amounts: BulkMoneyValue) => {
    setValue({ ...value, ...amounts });
    for (const { id, name } of rows) if (name && id in amounts) clearIssue(name);
  };

  const boxes = () => [...(bodyRef.current?.querySelectorAll<HTMLInputElement>('input[data-amount]') ?? [])];

  const move = (index: number) => {
    const box = boxes()[index];
    box?.focus();
    box?.select();
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    if (!isBack && event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    // Enter would send the form around.
    event.preventDefault();
    move(index + (isBack ? -1 : 1));
  };

  const onPaste = (event: ClipboardEvent, index: number) => {
    const amounts = pastedAmounts(event.clipboardData.getData('text'));
    if (!amounts) return;
    event.preventDefault();
    const { filled, beyond } = fillFrom(rows, index, amounts);
    const ids = Object.keys(filled);
    const text = [messages.pasted(ids.length), ...(beyond > 0 ? [messages.beyond(beyond)] : [])].join(' ');
    setPasted({ before: Object.fromEntries(ids.map((id) => [id, value[id] ?? ''])), text });
    change(filled);
    announce(text);
  };

  const undo = () => {
    if (pasted) change(pasted.before);
    setPasted(undefined);
    move(0);
  };

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHeader}</th>
            {hasLimits && (
              <th scope="col" className={clsx(styles.figure, styles.wideOnly)}>
                {limitHeader ?? messages.limit}
              </th>
            )}
            <th scope="col" id={`${baseId}amount`} className={styles.amountHead}>
              {amountHeader ?? messages.amount}
            </th>
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {rows.map((row, index) => {
            const labelId = `${baseId}${row.id}`;
            const limit = limitText(row);
            return (
              <tr key={row.id}>
                <th scope="row" className={styles.label}>
                  <span id={labelId}>{row.label}</span>
                  {row.details && <span className={styles.details}>{row.details}</span>}
                  {limit && (
                    <span className={clsx(styles.details, styles.narrowOnly)}>
                      {limitHeader ?? messages.limit} {limit}
                    </span>
                  )}
                </th>
                {hasLimits && (
                  <td id={`${labelId}-limit`} className={clsx(styles.figure, styles.wideOnly)}>
                    {limit}
                  </td>
                )}
                <td className={styles.cell}>
                  <AmountCell
                    row={row}
                    labelId={labelId}
                    limitId={limit ? `${labelId}-limit` : undefined}
                    columnId={`${baseId}amount`}
                    value={value[row.id] ?? ''}
                    aboveText={isAbove(row, value[row.id]) ? messages.above(limit) : undefined}
                    disabled={disabled ?? pending}
                    onValue={(next) => change({ [row.id]: next })}
                    onPaste={(event) => onPaste(event, index)}
                    onKeyDown={(event) => onKeyDown(event, index)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.total}</th>
            {hasLimits && <td className={styles.wideOnly} />}
            <td className={styles.total}>
              {totals.map(({ currency, minor }) => (
                <div key={currency}>{minorText(minor, currency, locale)}</div>
              ))}
            </td>
          </tr>
        </tfoot>
      </table>
      {pasted && (
        <p className={styles.pasted}>
          {pasted.text}
          <Button variant="ghost" size="sm" onClick={undo}>
            {messages.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
