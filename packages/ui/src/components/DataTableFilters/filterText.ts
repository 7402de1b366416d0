import { formatDate } from '@rentsafe/domain/date';
import { formatMoney } from '@rentsafe/domain/money';
import { defaultLocale, type LocaleState } from '../../internal/locale/locale';
import type { Filter, FilterRange, FilterValue } from './filterValues';

interface RangeMessages {
  from: (from: string) => string;
  to: (to: string) => string;
  between: (from: string, to: string) => string;
}

/** What a filter in force reads as: `Status: Vacant`, `Rent: $100.00–$250.00`, `Since: from 05 Mar 2025`. */
export function filterText<Row>(
  filter: Filter<Row>,
  value: FilterValue,
  messages: RangeMessages,
  locale: LocaleState = defaultLocale,
): string {
  return `${filter.label}: ${valueText(filter, value, messages, locale)}`;
}

function valueText<Row>(
  filter: Filter<Row>,
  value: FilterValue,
  messages: RangeMessages,
  { dates, numbers }: LocaleState,
): string {
  if (filter.type === 'text') return String(value).trim();
  if (filter.type === 'oneOf' || filter.type === 'someOf') {
    const labels = new Map(filter.options.map((option) => [option.value, option.label]));
    return [value]
      .flat()
      .map((each) => labels.get(String(each)) ?? String(each))
      .join(', ');
  }
  const { from, to } = value as FilterRange;
  const currency = filter.type === 'amounts' && filter.currency;
  const text = (end: string) =>
    (currency ? formatMoney(end, currency, numbers) : formatDate(end, 'second', undefined, dates)) || end;
  if (from && from === to) return text(from);
  if (from && to) return messages.between(text(from), text(to));
  return from ? messages.from(text(from)) : messages.to(text(to ?? ''));
}
