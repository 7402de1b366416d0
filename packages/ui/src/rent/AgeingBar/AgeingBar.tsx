'use client';

import { type ComponentProps, useId } from 'react';
import { ChartFrame } from '../../internal/chart/ChartFrame';
import type { ChartStatus } from '../../internal/chart/chartProps';
import { devWarning } from '../../internal/dev/devWarning';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useMessages } from '../../internal/messages/messages';
import { minorOf } from '../../internal/money/minors';
import { type AgeingAmounts, ageingBuckets } from '../ageing';
import { ageingBarMessages } from './AgeingBar.messages';
import { CurrencyBar } from './CurrencyBar';

export interface AgeingBarProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What is owed: Arrears by age. */
  title: string;
  /** One for each currency: amounts of two are never added to each other. */
  amounts: readonly AgeingAmounts[];
  /** What is known of the data at this moment. */
  status: ChartStatus;
  /** Offers Retry while `status` is `error`. */
  onRetry?: () => void;
}

function checkAmounts(title: string, amounts: readonly AgeingAmounts[]) {
  if (process.env.NODE_ENV === 'production') return;
  const all = amounts.flatMap(({ currency, buckets }) =>
    ageingBuckets.map((bucket) => ({ currency, amount: buckets[bucket] })),
  );
  const unreadable = all.find(({ amount, currency }) => minorOf(amount, currency) === null);
  if (!unreadable) return;
  devWarning(
    `AgeingBar "${title}" has an amount of ${unreadable.amount}.`,
    'Neither it nor a total is shown.',
    'Pass decimal text: "1250.00".',
  );
}

/** What is owed by age: a stacked bar for each currency, and each amount as text. Renders a `figure` named by its title. */
export function AgeingBar({ title, amounts, status, onRetry, ...rest }: AgeingBarProps) {
  checkNamed('AgeingBar', 'title', title);
  checkValues(
    'AgeingBar',
    title,
    amounts.map(({ currency }) => currency),
  );
  checkAmounts(title, amounts);
  const messages = useMessages(ageingBarMessages);
  const id = useId();
  return (
    <ChartFrame
      {...rest}
      {...{ title, status, onRetry, messages }}
      emptyHelp={undefined}
      isEmpty={amounts.length === 0}
    >
      {amounts.map((each, index) => (
        <CurrencyBar key={each.currency} {...each} patterns={id} definesPatterns={index === 0} />
      ))}
    </ChartFrame>
  );
}
