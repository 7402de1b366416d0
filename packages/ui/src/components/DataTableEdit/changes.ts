import type { CellText } from '../../internal/cells/useCells';

/** What was typed, by the key of the row as text and the id of the column; cells that are as they were are left out. */
export type CellChanges = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const noChanges: CellChanges = {};

/** The text of a cell that was changed; undefined for one that was not. */
export const changedText = (changes: CellChanges, row: string, column: string) => changes[row]?.[column];

/** How many cells were changed. */
export const changeCount = (changes: CellChanges) =>
  Object.values(changes).reduce((count, cells) => count + Object.keys(cells).length, 0);

/** The changes with these cells; one that is as it was before is a change no more. */
export function withCells(
  changes: CellChanges,
  cells: readonly CellText[],
  originalOf: (row: string, column: string) => string,
): CellChanges {
  const next: Record<string, Record<string, string>> = {};
  for (const [row, texts] of Object.entries(changes)) next[row] = { ...texts };
  for (const { row, column, text } of cells) {
    const texts = next[row] ?? {};
    if (text === originalOf(row, column)) delete texts[column];
    else texts[column] = text;
    if (Object.keys(texts).length > 0) next[row] = texts;
    else delete next[row];
  }
  return next;
}

/** How many cells were changed to what cannot be taken. */
export const invalidCount = (
  changes: CellChanges,
  isWrong: (row: string, column: string, text: string) => boolean,
) =>
  Object.entries(changes)
    .flatMap(([row, cells]) => Object.entries(cells).map(([column, text]) => isWrong(row, column, text)))
    .filter(Boolean).length;
