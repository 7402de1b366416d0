import { forecastMonths } from '@rentsafe/domain/insight';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Fetched } from '../../../calls/Fetched';
import { forecastQuery } from '../../../calls/insight';
import { CurrencyField } from '../../../forms/CurrencyField';
import { AsAtField } from '../../../lists/AsAtField';
import { useReportUrl } from '../../../lists/reportUrl';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { day } from '../../../text/day';
import { ForecastBody } from './ForecastBody';

const monthOptions = forecastMonths.map((value) => ({ value, label: `${value} months` }));

export function ForecastsScreen() {
  const { currency, asAt, onReport } = useReportUrl();
  const [search] = useSearchParams();
  const months = forecastMonths.find((value) => value === search.get('months')) ?? '6';
  const query = useQuery(forecastQuery(currency, Number(months), asAt));
  const paper = useRef<HTMLDivElement>(null);
  const head = `Cashflow forecast of ${months} months as at ${day(asAt)}, ${currency}`;
  return (
    <Stack gap="section">
      <PageHeader
        title="Cashflow Forecasts"
        description="Expected receipts, payments and net cash for the coming months."
      />
      <Inline justify="between" align="end" gap={4}>
        <Inline align="end" gap={2}>
          <AsAtField value={asAt} onAsAt={(value) => onReport({ as_at: value })} />
          <Select
            label="Months"
            options={monthOptions}
            value={months}
            onValueChange={({ value }) => value && onReport({ months: value })}
          />
          <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
        </Inline>
        <PaperButton content={paper} title={head} head={head} disabled={!query.data?.enough}>
          Print
        </PaperButton>
      </Inline>
      <Fetched query={query} subject="the forecast">
        {(forecast) => (
          <PaperSheet content={paper} head={head}>
            <ForecastBody forecast={forecast} currency={currency} />
          </PaperSheet>
        )}
      </Fetched>
    </Stack>
  );
}
