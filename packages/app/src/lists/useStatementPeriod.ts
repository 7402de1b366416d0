import { today } from '@rentsafe/domain/date';
import { addMonths, firstDayOf, isPlainDate, monthOf, type PlainDate } from '@rentsafe/format/date';
import { useSearchParams } from 'react-router-dom';

export interface StatementPeriod {
  from: PlainDate;
  to: PlainDate;
}

function periodOf(search: URLSearchParams): StatementPeriod {
  const [from, last] = [search.get('from') ?? '', search.get('to') ?? ''];
  const to = isPlainDate(last) ? last : today();
  const isUsable = isPlainDate(from) && from <= to;
  return { from: isUsable ? from : firstDayOf(addMonths(monthOf(to), -2)), to };
}

/** The days of a statement, kept in the address; at first this month and the two before, up to today. */
export function useStatementPeriod() {
  const [search, setSearch] = useSearchParams();
  const onPeriod = ({ from, to }: StatementPeriod) =>
    setSearch((current) => new URLSearchParams({ ...Object.fromEntries(current), from, to }));
  return { period: periodOf(search), onPeriod };
}
