import { readDecimal, withPoint } from '@rentsafe/format/number';

/** What surrounds a number in a spreadsheet or a bank's statement: currency signs, codes (not a word alone), quotes, spaces. */
const around = /^[\s"']*(?:US\$|[A-Z]{3}(?!\p{L})(?=.*\p{Nd})|\p{Sc})?\s*|[\s"']*$/giu;

export const bareNumber = (text: string) => text.replace(around, '');

/** A pasted number, written as `locale` does, as decimal text; what cannot be read stays as it is, and says so at its cell. */
export const pastedNumber = (text: string, locale: string) =>
  readDecimal(withPoint(bareNumber(text), locale), {}, locale).value;
