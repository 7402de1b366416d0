import { numberFormat } from '@rentsafe/format/number';

const thousands = /\B(?=(?:\d{3})+$)/g;

/** A count as the English texts write it: `1,234`; as another locale does where one is given. */
export const figure = (value: number, locale?: string): string =>
  // A table writes two at each page: `Intl` takes longer for one than the table for a row.
  locale === undefined && Number.isInteger(value)
    ? String(value).replace(thousands, ',')
    : numberFormat(locale ?? 'en-US').format(value);
