import { dateFormat, type PlainDate } from '@rentsafe/format/date';

/** 'Friday, 20 November 2026' in the locale of dates. */
export const longDay = (day: PlainDate, locale: string): string =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'UTC').format(
    new Date(day),
  );
