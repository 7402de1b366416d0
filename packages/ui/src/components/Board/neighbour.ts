const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof arrows)[number];

export const isArrow = (key: string): key is Arrow => arrows.some((arrow) => arrow === key);

/** The nearest column on a side that has cards. */
function columnBeside<Card>(columns: readonly (readonly Card[])[], from: number, step: 1 | -1) {
  for (let index = from + step; columns[index] !== undefined; index += step)
    if (columns[index]?.length) return columns[index];
  return undefined;
}

/** The card to which an arrow key leads: above or below in its column, or at the same height, if there is one, in the next that has cards. */
export function neighbourOf<Card>(
  columns: readonly (readonly Card[])[],
  from: Card,
  arrow: Arrow,
  isRtl = false,
): Card | undefined {
  const column = columns.findIndex((cards) => cards.includes(from));
  const cards = columns[column];
  if (!cards) return undefined;
  const row = cards.indexOf(from);
  if (arrow === 'ArrowUp') return cards[row - 1];
  if (arrow === 'ArrowDown') return cards[row + 1];
  const beside = columnBeside(columns, column, (arrow === 'ArrowRight') !== isRtl ? 1 : -1);
  return beside?.[Math.min(row, beside.length - 1)];
}
