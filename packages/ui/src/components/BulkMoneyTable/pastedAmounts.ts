import { bareNumber } from '../../internal/cells/pastedNumber';

const hasDigit = (cell: string) => /\d/.test(cell);

/**
 * The amounts of a column that is pasted, one a line: of several cells in a line the last that has a digit. An empty line is a row that
 * stays as it is (null). Null as a whole where the text is no column but one value, which the box takes as it is.
 */
export function pastedAmounts(text: string): readonly (string | null)[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\n') && !text.includes('\t')) return null;
  return lines.map((line) => {
    const cell = line.split('\t').findLast(hasDigit) ?? line.trim();
    return bareNumber(cell) || null;
  });
}
