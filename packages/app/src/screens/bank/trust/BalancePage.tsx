import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { CurrencyField } from '../../../forms/CurrencyField';
import { AsAtField } from '../../../lists/AsAtField';
import type { ReportUrl } from '../../../lists/reportUrl';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { day } from '../../../text/day';

interface BalancePageProps<Data> {
  title: string;
  description: string;
  url: ReportUrl;
  query: UseQueryResult<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** Balances of the whole book at the end of a day, on the screen and on paper. */
export function BalancePage<Data extends { as_at: string; known_seq: number }>({
  title,
  description,
  url: { currency, asAt, onReport },
  query,
  children,
}: BalancePageProps<Data>) {
  const paper = useRef<HTMLDivElement>(null);
  const head = `${title} as at ${day(asAt)}, ${currency}`;
  return (
    <Stack gap="section">
      <PageHeader title={title} description={description} />
      <Stack gap={4} style={{ maxInlineSize: '48rem' }}>
        <Inline justify="between" align="end" gap={4}>
          <Inline align="end" gap={2}>
            <AsAtField value={asAt} onAsAt={(value) => onReport({ as_at: value })} />
            <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
          </Inline>
          <PaperButton content={paper} title={head} head={head} disabled={!query.data}>
            Print
          </PaperButton>
        </Inline>
        <Fetched query={query} subject={`the ${title.toLowerCase()}`}>
          {(data) => (
            <PaperSheet content={paper} head={head}>
              <Stack gap="section">
                <Text tone="muted">
                  As at {day(data.as_at)} (entry {data.known_seq}), in {currency}. Later entries do not change
                  this report.
                </Text>
                {children(data)}
              </Stack>
            </PaperSheet>
          )}
        </Fetched>
      </Stack>
    </Stack>
  );
}
