'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import { money } from '../../internal/money/money.css';
import { type MinorAmount, type Total, totalsOf } from '../../internal/money/totals';
import * as styles from './MoneyTotals.css';
import { moneyTotalsMessages } from './MoneyTotals.messages';

export interface MoneyTotalsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What is added up, in any order. */
  amounts: readonly MinorAmount[];
}

function warnOfUnreadable(totals: readonly Total[]) {
  if (process.env.NODE_ENV === 'production') return;
  const unreadable = totals.find(({ minor }) => minor === null);
  if (!unreadable) return;
  devWarning(
    `MoneyTotals has an amount in ${unreadable.currency} that is no whole number of hundredths.`,
    'No total of that currency is shown.',
    'Pass `minor` as a safe integer, or as a bigint.',
  );
}

/** The totals of amounts, one for each currency: they are never added to each other. Renders a `ul`. */
export function MoneyTotals({ amounts, className, ...rest }: MoneyTotalsProps) {
  const messages = useMessages(moneyTotalsMessages);
  const locale = useLocale();
  const totals = totalsOf(amounts);
  warnOfUnreadable(totals);
  return (
    <ul {...rest} className={clsx(styles.totals, className)}>
      {totals.length === 0 && <li>{messages.none}</li>}
      {totals.map(({ currency, minor }) => (
        <li key={currency}>
          {minor === null ? (
            <span className={styles.missing}>
              {currency} {messages.none}
            </span>
          ) : (
            <span className={clsx(money, styles.total)}>{minorText(minor, currency, locale)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
