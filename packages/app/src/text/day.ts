import { formatDate } from '@rentsafe/domain/date';

/** A day as records show it: `07 Dec 1951`; '' for none. */
export const day = (value: string | null | undefined): string => formatDate(value, 'second');

/** A sentence of the server with the days that it names as records show them. */
export const withShownDays = (text: string): string =>
  text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (written) => day(written) || written);
