/** A cell in quotes, with doubled ones inside, or all up to the next tab or line break; then what ends it. */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g;

/**
 * The rows and cells that a spreadsheet puts on the clipboard: lines of cells between tabs; quotes around one keep its line breaks.
 * Null where the text is one value, which a box takes as it is.
 */
export function pastedBlock(text: string): readonly (readonly string[])[] | null {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/\r\n?/g, '\n').matchAll(cell)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  const isBlock = lines.length > 1 || (lines[0]?.length ?? 0) > 1;
  // The line break after the last line begins none.
  if (lines.length > 1 && lines.at(-1)?.join('') === '') lines.pop();
  return isBlock ? lines : null;
}
