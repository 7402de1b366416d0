import { formatDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import { numberFormat } from '@rentsafe/format/number';
import { defaultLocale, type LocaleState } from '../../internal/locale/locale';
import { type Filter, type FilterRange, type FilterValue, numberOf, textsOf } from './filterValues';

interface RangeMessages {
  yes: string;
  no: string;
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

/** The same without its label. */
export function valueText<Row>(
  filter: Filter<Row>,
  value: FilterValue,
  messages: RangeMessages,
  { dates, numbers }: LocaleState = defaultLocale,
): string {
  if (filter.type === 'text') return String(value).trim();
  if (filter.type === 'own') return textsOf(value).join(', ');
  if (filter.type === 'yesNo') return value === 'true' ? messages.yes : messages.no;
  if (filter.type === 'oneOf' || filter.type === 'someOf') {
    const labels = new Map(filter.options.map((option) => [option.value, option.label]));
    return [value]
      .flat()
      .map((each) => labels.get(String(each)) ?? String(each))
      .join(', ');
  }
  const { from, to } = value as FilterRange;
  const text = (end: string) => {
    if (filter.type === 'amounts') return formatMoney(end, filter.currency, numbers) || end;
    if (filter.type === 'numbers') {
      const number = numberOf(end);
      return number === undefined ? end : numberFormat(numbers).format(number);
    }
    return formatDate(end, 'medium', undefined, dates) || end;
  };
  if (from && from === to) return text(from);
  if (from && to) return messages.between(text(from), text(to));
  return from ? messages.from(text(from)) : messages.to(text(to ?? ''));
}
