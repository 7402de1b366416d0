import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import {
  addMonths,
  firstDayOf,
  isMonth,
  isPlainDate,
  type Month,
  monthOf,
  type PlainDate,
} from '@rentsafe/format/date';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from './reportAddress';

type Parameter =
  | 'currency'
  | 'month'
  | 'as_at'
  | 'from'
  | 'to'
  | 'supplier'
  | 'by'
  | 'months'
  | 'of'
  | 'with';

export interface ReportUrl {
  /** US dollars, unless the address has the other currency. */
  currency: Currency;
  /** The current month, or what is usual of the report, unless the address has another. */
  month: Month;
  /** Today, unless the address has a day before it. */
  asAt: PlainDate;
  /** The current month up to today, or as many months, unless the address has two days in order. */
  period: { from: PlainDate; to: PlainDate };
  /** Changes parameters of the address, from page 1; '' takes them out. */
  onReport: (changes: Partial<Record<Parameter, string>>) => void;
}

function periodOf(search: URLSearchParams, months: number): ReportUrl['period'] {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isPlainDate(from) && isPlainDate(to) && from <= to) return { from, to };
  return { from: firstDayOf(addMonths(monthOf(today()), 1 - months)), to: today() };
}

interface Usual {
  /** The month, where the address has none. @default this one */
  month?: Month;
  /** So many months up to today, where the address has no period. @default 1 */
  months?: number;
}

/** What a report is about, kept in the address. */
export function useReportUrl(usual: Usual = {}): ReportUrl {
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? '';
  return {
    currency: search.get('currency') === 'ZIG' ? 'ZIG' : 'USD',
    month: isMonth(month) ? month : (usual.month ?? monthOf(today())),
    asAt: dayOf(search, 'as_at') || today(),
    period: periodOf(search, usual.months ?? 1),
    onReport: (changes) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
  };
}
