'use client';

import { ageingBuckets } from '@rentsafe/domain/money';
import { type ComponentProps, useId } from 'react';
import { ChartFrame } from '../../internal/chart/ChartFrame';
import type { ChartStatus } from '../../internal/chart/chartProps';
import { checkMinors } from '../../internal/chart/checkSeries';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useMessages } from '../../internal/messages/messages';
import { ageingBarMessages } from './AgeingBar.messages';
import { type AgeingAmounts, CurrencyBar } from './CurrencyBar';

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

/** What is owed by age: a stacked bar for each currency, and each amount as text. Renders a `figure` named by its title. */
export function AgeingBar({ title, amounts, status, onRetry, ...rest }: AgeingBarProps) {
  checkNamed('AgeingBar', 'title', title);
  checkValues(
    'AgeingBar',
    title,
    amounts.map(({ currency }) => currency),
  );
  checkMinors(
    'AgeingBar',
    title,
    amounts.flatMap(({ buckets }) => ageingBuckets.map((bucket) => buckets[bucket])),
  );
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
