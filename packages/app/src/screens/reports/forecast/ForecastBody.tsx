import type { Forecast } from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { BarChart } from '@rentsafe/ui/BarChart';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useMemo } from 'react';
import { RecordTable } from '../../../frame/RecordTable';
import { day } from '../../../text/day';
import { monthText } from '../../../text/monthText';
import { rateText } from '../../../text/rateText';
import { forecastColumns } from './forecastColumns';

type Enough = Extract<Forecast, { enough: true }>;

interface ForecastBodyProps {
  forecast: Forecast;
  currency: Currency;
}

/** What is expected of the coming months, why, and how well that would have done before. */
export function ForecastBody({ forecast, currency }: ForecastBodyProps) {
  if (!forecast.enough) {
    return (
      <EmptyState title="Not enough data yet">
        A forecast needs {forecast.needed} whole months since the first charge in {currency}. Charge rent
        under Invoicing and record receipts, then come back.
      </EmptyState>
    );
  }
  return (
    <Stack gap="section">
      <Text tone="muted">
        As at {day(forecast.as_at)} (entry {forecast.known_seq}). Later entries do not change this report.
      </Text>
      <Months forecast={forecast} currency={currency} />
      <Explanation forecast={forecast} />
      <Backtest forecast={forecast} currency={currency} />
    </Stack>
  );
}

interface SectionProps {
  forecast: Enough;
  currency: Currency;
}

const uses = { left: 'Net', commission: 'Commission', bills: 'Bills', orders: 'Planned work' } as const;

function Months({ forecast: { results }, currency }: SectionProps) {
  const columns = useMemo(() => forecastColumns(results, currency), [results, currency]);
  const band = {
    name: 'Expected receipts, lowest to highest',
    points: results.map(({ month, low, high }) => ({
      period: month,
      low,
      high,
    })),
  };
  return (
    <>
      <BarChart
        stacked
        status="ready"
        title={`Expected receipts and payments, ${currency}`}
        currency={currency}
        series={(Object.keys(uses) as (keyof typeof uses)[]).map((use) => ({
          name: uses[use],
          currency,
          points: results.map((row) => ({ period: row.month, amount: row[use] })),
        }))}
        band={band}
      />
      <RecordTable title="Coming months" columns={columns} rows={results} />
    </>
  );
}

const when = ['in the month it was due', 'one month later', 'two months later', 'three months later'];

/** `0.5250` as `52.50%` */
const percent = (share: string) => rateText(toDecimal(BigInt(share.replace('.', ''))));

function Explanation({ forecast: { explanation } }: Omit<SectionProps, 'currency'>) {
  const { shares, base } = explanation;
  const [first = '', last = ''] = [base[0], base.at(-1)];
  return (
    <Stack gap={2}>
      <Heading level={2} size="md">
        Why
      </Heading>
      <Text>
        From {monthText(first)} to {monthText(last)} this share of charges was collected:
      </Text>
      <ul>
        {shares.map((share, after) => (
          <li key={when[after]}>
            {share === null ? 'Not known yet' : percent(share)} {when[after]}
          </li>
        ))}
      </ul>
      <Text>
        The forecast applies the same shares to future charges and open balances. Low and High use the worst
        and best month of each share. Commission, bills by due date and planned work are deducted.
      </Text>
    </Stack>
  );
}

function Backtest({ forecast: { backtest }, currency }: SectionProps) {
  const of = (name: string, key: 'expected' | 'actual') => ({
    name,
    currency,
    points: backtest.map((row) => {
      const amount = row[key];
      return { period: row.month, amount };
    }),
  });
  const unknown = backtest.filter(({ expected }) => expected === null);
  return (
    <Stack gap={2}>
      <BarChart
        status="ready"
        title={`Earlier forecasts and actual receipts, ${currency}`}
        currency={currency}
        series={[of('Forecast on the first day', 'expected'), of('Collected', 'actual')]}
      />
      <Text tone="muted" size="sm">
        {unknown.length > 0
          ? `There was not enough data on the first day of ${unknown.map(({ month }) => monthText(month)).join(' and ')} for a forecast.`
          : backtest
              .map(({ month, expected, actual }) => missText(month, expected ?? '0', actual, currency))
              .join(' ')}
      </Text>
    </Stack>
  );
}

function missText(month: string, expected: string, actual: string, currency: Currency) {
  const missed = toMinor(actual) - toMinor(expected);
  if (missed === 0n) return `${monthText(month)}: exactly as expected.`;
  const size = formatMoney(toDecimal(missed < 0n ? -missed : missed), currency);
  return `${monthText(month)}: ${size} ${missed < 0n ? 'less' : 'more'} than expected.`;
}
