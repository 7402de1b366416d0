import type { Money as Amount } from '@rentsafe/domain/money';
import { formatMoney } from '@rentsafe/format/money';
import { Money } from '@rentsafe/ui/Money';
import { Fragment } from 'react';

/** `$1,250.00` */
export const amountText = ({ amount, currency }: Amount): string => formatMoney(amount, currency);

/** Amounts of several currencies, which are never added: `$1,250.00, ZIG 300.00` */
export const amountsText = (amounts: readonly Amount[]): string => amounts.map(amountText).join(', ');

/** Amounts of several currencies, one below the other. */
export const Amounts = ({ amounts }: { amounts: readonly Amount[] }) =>
  amounts.length > 0 && (
    <span>
      {amounts.map(({ amount, currency }, index) => (
        <Fragment key={currency}>
          {index > 0 && <br />}
          <Money amount={amount} currency={currency} />
        </Fragment>
      ))}
    </span>
  );
