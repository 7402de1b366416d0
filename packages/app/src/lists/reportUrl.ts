import { isMonth, type Month, monthOf, type PlainDate, today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from './listUrl';

type Parameter = 'currency' | 'month' | 'as_at';

export interface ReportUrl {
  /** US dollars, unless the address has the other currency. */
  currency: Currency;
  /** The current month, unless the address has another. */
  month: Month;
  /** Today, unless the address has a day before it. */
  asAt: PlainDate;
  /** Changes parameters of the address, from page 1; '' takes them out. */
  onReport: (changes: Partial<Record<Parameter, string>>) => void;
}

/** What a report is about, kept in the address. */
export function useReportUrl(): ReportUrl {
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? '';
  return {
    currency: search.get('currency') === 'ZIG' ? 'ZIG' : 'USD',
    month: isMonth(month) ? month : monthOf(today()),
    asAt: dayOf(search, 'as_at') || today(),
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
