import { today } from '@rentsafe/domain/date';
import type { PlainDate } from '@rentsafe/format/date';

const maxAge = 15 * 60 * 1000;

/** A report is 'as at today': read less than 15 minutes ago, and today. Times in milliseconds. */
export function isReportCurrent(readAt: number, now: number): boolean {
  return now - readAt < maxAge && now >= readAt && today(new Date(readAt)) === today(new Date(now));
}

/** TanStack Query's `staleTime` for reports: an outdated one is read again when it is opened or turned to. */
export const reportStaleTime = ({ state }: { state: { dataUpdatedAt: number } }): number =>
  // Not 0: it counts from the time of reading, which lies ahead of a clock that was set back.
  isReportCurrent(state.dataUpdatedAt, Date.now()) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;

/** Of a report; that as at today begins those of every day. */
export const reportKey = (
  about: 'individual' | 'company',
  id: number,
  asAt: PlainDate | '',
): readonly (string | number)[] => [`${about}-report`, id, ...(asAt ? [asAt] : [])];
