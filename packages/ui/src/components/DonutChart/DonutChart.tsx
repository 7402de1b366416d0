'use client';

import { numberFormat } from '@rentsafe/format/number';
import { useId } from 'react';
import { amountReader } from '../../internal/chart/amounts';
import { ChartFrame } from '../../internal/chart/ChartFrame';
import type { ChartProps } from '../../internal/chart/chartProps';
import { checkAmounts } from '../../internal/chart/checkSeries';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import { type Column, DataTable } from '../DataTable';
import { Donut } from './Donut';
import { donutChartMessages } from './DonutChart.messages';
import { type ChartPart, sharedTotal, shareOf, shownParts } from './slices';

export interface DonutChartProps extends Omit<ChartProps<string>, 'currency' | 'series' | 'band'> {
  /** That of every part. `%` for percentages, with two decimals at most; `#` for counts. */
  currency: string;
  /** In the order in which they are shown; of more than five above zero the four largest, and the others together. */
  parts: readonly ChartPart[];
}

/** What parts a total is made of, each with its amount and share as text. Renders a `figure` named by its title. */
export function DonutChart({ parts, currency, ...rest }: DonutChartProps) {
  const { title } = rest;
  const messages = useMessages(donutChartMessages);
  const locale = useLocale();
  const patterns = useId();
  checkParts(title, currency, parts);
  const read = amountReader(currency);
  const readable = parts.map(({ name, amount }) => ({ name, minor: read(amount) }));
  const total = sharedTotal(readable);
  const percent = numberFormat(locale.numbers, { style: 'percent', maximumFractionDigits: 1 });
  const rows = (shown: readonly { name: string; minor: bigint | null; others?: number }[]) =>
    shown.map(({ name, minor, others }) => ({
      minor,
      name: others === undefined ? name : messages.others(others),
      amount: minorText(minor, currency, locale) || messages.noAmount,
      share: percent.format(shareOf(minor, total)),
    }));
  return (
    <ChartFrame
      emptyHelp={undefined}
      onRetry={undefined}
      {...rest}
      messages={messages}
      isEmpty={total === 0n}
      table={<PartsTable title={title} rows={rows(readable)} />}
    >
      <Donut
        parts={rows(shownParts(readable))}
        total={messages.total(minorText(total, currency, locale))}
        patterns={patterns}
      />
    </ChartFrame>
  );
}

function checkParts(title: string, currency: string, parts: readonly ChartPart[]) {
  if (process.env.NODE_ENV === 'production') return;
  checkNamed('DonutChart', 'title', title);
  checkValues(
    'DonutChart',
    title,
    parts.map(({ name }) => name),
  );
  checkAmounts(
    'DonutChart',
    title,
    currency,
    parts.map(({ amount }) => amount),
  );
}

interface Row {
  name: string;
  amount: string;
  share: string;
}

function PartsTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const messages = useMessages(donutChartMessages);
  const columns: Column<Row>[] = [
    { id: 'name', header: messages.category, cell: 'name', rowHeader: true },
    { id: 'amount', header: messages.amountHeader, cell: 'amount', kind: 'money' },
    { id: 'share', header: messages.share, cell: 'share', kind: 'number' },
  ];
  return (
    <DataTable caption={title} status="ready" columns={columns} rows={rows} rowKey={({ name }) => name} />
  );
}
