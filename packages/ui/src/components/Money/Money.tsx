'use client';

import { formatMoney } from '@rentsafe/format/money';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { checkReadable } from '../../internal/dev/propChecks';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { money } from '../../internal/money/money.css';
import { moneyMessages } from './Money.messages';

export interface MoneyProps extends Omit<ComponentProps<'data'>, 'children' | 'value'> {
  /** In whole units of the currency, as a number or a decimal string. */
  amount: number | string | null | undefined;
  /** Any code of ISO 4217; ZWG is written ZIG. @default that of the LocaleProvider, else 'USD' */
  currency?: string;
}

/** An amount in its own currency: `$1,234.56`. Renders a `data` with figures of one width. */
export function Money({ amount, currency, className, ...rest }: MoneyProps) {
  const messages = useMessages(moneyMessages);
  const locale = useLocale();
  const text = formatMoney(amount, currency ?? locale.currency, locale.numbers);
  checkReadable('Money', 'amount', amount, text, 'a number or a decimal string such as "1234.50"');
  return (
    <data {...rest} value={text ? `${amount}` : undefined} className={clsx(money, className)}>
      {text || messages.none}
    </data>
  );
}
