import { firstDayOf, type Month } from '@rentsafe/format/date';

const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'February 2026' */
export const monthText = (month: Month): string => format.format(new Date(firstDayOf(month)));
