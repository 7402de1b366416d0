import { today } from '@rentsafe/domain/date';

const maxAge = 15 * 60 * 1000;

/** A report is 'as at today': read less than 15 minutes ago, and today. Times in milliseconds. */
export function isReportCurrent(readAt: number, now: number): boolean {
  return now - readAt < maxAge && now >= readAt && today(new Date(readAt)) === today(new Date(now));
}

/** TanStack Query's `refetchOnMount` for reports: on opening, an outdated one is read again. */
export function refetchWhenOutdated({ state }: { state: { dataUpdatedAt: number } }): false | 'always' {
  return isReportCurrent(state.dataUpdatedAt, Date.now()) ? false : 'always';
}
