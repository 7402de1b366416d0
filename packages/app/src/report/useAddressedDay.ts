import { useSearchParams } from 'react-router-dom';
import { dayOf, withDay } from '../lists/reportAddress';
import type { ReportDay } from './subject';

/** The day of a report that has a page to itself: `as_at` of its address. */
export function useAddressedDay(): ReportDay {
  const [search, setSearch] = useSearchParams();
  return {
    asAt: dayOf(search, 'as_at'),
    onAsAt: (day) =>
      setSearch((current) => withDay(current, 'as_at', day), { replace: true, preventScrollReset: true }),
  };
}
