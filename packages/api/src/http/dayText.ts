import { formatDate, type PlainDate } from '@rentsafe/domain/date';

/** A day in the text of a refusal: `1 Feb 2026`. */
export const dayText = (day: PlainDate): string => formatDate(day, 'second').replace(/^0/, '');
