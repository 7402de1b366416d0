'use client';

import { currencyCode, currencyDigits } from '@rentsafe/format/money';
import { clsx } from 'clsx/lite';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cellAttributes } from '../../internal/cells/useCells';
import { control } from '../../internal/fields/control.css';
import { useIssue } from '../../internal/fields/FormContext';
import { number } from '../../internal/fields/number.css';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { useDecimal } from '../../internal/fields/useDecimal';
import * as styles from './BulkMoneyTable.css';
import { AMOUNT, type BulkMoneyRow } from './rows';

interface AmountCellProps {
  row: BulkMoneyRow;
  /** The id of what names the row. */
  labelId: string;
  /** Of what limits it, where something does. */
  limitId: string | undefined;
  columnId: string;
  value: string;
  /** What the limit of the row says of the value. */
  aboveText: string | undefined;
  disabled: boolean;
  onValue: (value: string) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The box of one amount, with what is wrong with it below. */
export function AmountCell({
  row: { id, currency, name },
  labelId,
  limitId,
  columnId,
  value,
  aboveText,
  disabled,
  onValue,
  ...events
}: AmountCellProps) {
  const issue = useIssue(name);
  const box = useDecimal(
    { decimals: currencyDigits(currency), min: 0 },
    { value, onValueChange: (event) => onValue(event.value) },
  );
  const error = issue ?? (value === '' ? undefined : (box.reading.problem ?? aboveText));
  const errorId = `${labelId}-error`;
  return (
    <>
      <div className={styles.frame}>
        <span data-part="currency" className={styles.currency} aria-hidden="true">
          {currencyCode(currency)}
        </span>
        <ParsedInput
          {...box}
          {...events}
          inputMode="decimal"
          name={name}
          disabled={disabled}
          aria-labelledby={`${labelId} ${columnId}`}
          aria-describedby={clsx(limitId, error && errorId) || undefined}
          aria-invalid={error ? true : undefined}
          {...cellAttributes(id, AMOUNT)}
          data-part="control"
          className={clsx(control, number, styles.box)}
        />
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
