import { formatDate } from '@rentsafe/format/date';

/** A day as records show it: `07 Dec 1951`; '' for none. */
export const day = (value: string | null | undefined): string => formatDate(value, 'medium');
