import type { LocaleState } from '../locale/locale';
import { minorText } from '../locale/minorText';
import type { ChartMessages } from './chart.messages';
import type { ChartData } from './chartData';

/** `$0.00 to $1,400.00`: what a period lies between. */
export function bandText(
  { band }: ChartData,
  period: number,
  currency: string,
  messages: ChartMessages,
  locale: LocaleState,
): string {
  const [low, high] = [band?.low[period] ?? null, band?.high[period] ?? null];
  if (low === null || high === null) return messages.noAmount;
  return messages.range(minorText(low, currency, locale), minorText(high, currency, locale));
}
