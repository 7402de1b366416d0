/** How wide Inter's semibold characters are at the size of a cell's text, in rem, rounded up: figures all have one width. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, character) => sum + (/\p{L}/u.test(character) ? 0.72 : /[\d$]/.test(character) ? 0.57 : 0.35),
    0,
  );

const widest = (texts: readonly string[], width: (text: string) => number) =>
  Math.max(0, ...texts.map(width));

/**
 * The width of a column of figures, in rem: room for the longest figure, bold as a total is, and for the longest word of the
 * header. A figure that were broken or cut off would read as another one.
 */
export function figureWidth(header: string, figures: readonly string[], least = 0): `${number}rem` {
  const word = widest(header.split(' '), ({ length }) => length * 0.45);
  const padding = 1.5;
  const width = Math.max(word, widest(figures, widthOf)) + padding;
  return `${Math.max(least, Number(width.toFixed(2)))}rem`;
}
