import type { PlainDate } from '@rentsafe/domain/date';

/** 'Friday, 20 November 2026' in the locale of dates. */
export const longDay = (day: PlainDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(day));

/** Monday to Sunday, short and long. */
export const weekdayNames = (locale: string): { short: string; long: string }[] => {
  const name = (index: number, weekday: 'short' | 'long') =>
    // 5 January 2026 is a Monday.
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, 0, 5 + index)),
    );
  return Array.from({ length: 7 }, (_, index) => ({
    short: name(index, 'short'),
    long: name(index, 'long'),
  }));
};
