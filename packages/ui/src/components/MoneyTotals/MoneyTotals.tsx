'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import type { MoneyValue } from '../../internal/money/minors';
import { money } from '../../internal/money/money.css';
import { type Total, totalsOf } from '../../internal/money/totals';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './MoneyTotals.css';
import { moneyTotalsMessages } from './MoneyTotals.messages';

export interface MoneyTotalsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What is added up, in any order. */
  amounts: readonly MoneyValue[];
  /** Class names for its parts: total. */
  classNames?: ClassNames<'total'>;
}

function warnOfUnreadable(totals: readonly Total[]) {
  if (process.env.NODE_ENV === 'production') return;
  const unreadable = totals.find(({ minor }) => minor === null);
  if (!unreadable) return;
  devWarning(
    `MoneyTotals has an amount in ${unreadable.currency} that cannot be read.`,
    'No total of that currency is shown.',
    'Pass `amount` as decimal text in the units of its currency: "1250.00".',
  );
}

/** The totals of amounts, one for each currency: they are never added to each other. Renders a `ul`. */
export function MoneyTotals({ amounts, classNames, className, ...rest }: MoneyTotalsProps) {
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
            <span {...partOf(classNames, 'total', money, styles.total)}>
              {minorText(minor, currency, locale)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
