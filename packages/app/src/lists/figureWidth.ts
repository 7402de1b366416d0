import {
  type Currency,
  formatMoney,
  type Minor,
  type Money,
  toDecimal,
  toMinor,
} from '@rentsafe/domain/money';

/** How wide Inter's semibold characters are at the size of a cell's text, in rem, rounded up: figures and the minus all have one width. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => {
    if (/\p{L}/u.test(character)) return sum + 0.72;
    if (character === '%') return sum + 0.85;
    if (/[\d$-]/.test(character)) return sum + 0.57;
    return sum + (/[.,]/.test(character) ? 0.26 : 0.35);
  }, 0);

/** Of a word of a header, which is smaller: of letters 0.45 rem each on the average, `61-90` as figures are. */
const headerWidthOf = (word: string) => (/\d/.test(word) ? widthOf(word) : word.length * 0.45);

/** On both sides of a cell, in rem. */
const padding = 1.5;

/** The same within `manyColumns`. */
export const tightPadding = 1;

/**
 * The width of a column of figures, in rem: room for the longest figure, bold as a total is, and for the longest word of the
 * header. A figure that is broken or cut off reads as another one.
 */
export function figureWidth(
  header: string,
  figures: readonly string[],
  least = 0,
  around = padding,
): `${number}rem` {
  const words = header.split(' ').map(headerWidthOf);
  const width = Math.max(...words, ...figures.map(widthOf)) + around;
  return `${Math.max(least, Number(width.toFixed(2)))}rem`;
}

/** The same for amounts with their total below, one for each currency. */
export function widthWithTotals(header: string, amounts: readonly Money[], least?: number, around?: number) {
  const sums = new Map<Currency, Minor>();
  for (const { amount, currency } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0n) + toMinor(amount));
  const texts = amounts.map(({ amount, currency }) => formatMoney(amount, currency));
  const totals = [...sums].map(([currency, minor]) => formatMoney(toDecimal(minor), currency));
  return figureWidth(header, [...texts, ...totals], least, around);
}
