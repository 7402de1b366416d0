/**
 * The columns in the order of these ids. One that the order does not name, because it is newer, keeps its place after the one
 * before it; ids of columns that are gone mean nothing.
 */
export function orderedColumns<Shown extends { id: string }>(
  columns: readonly Shown[],
  order: readonly string[],
): readonly Shown[] {
  if (order.length === 0) return columns;
  const ordered = order.flatMap((id) => columns.filter((column) => column.id === id));
  columns.forEach((column, at) => {
    if (ordered.includes(column)) return;
    const before = columns[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  });
  return ordered;
}

/** The ids with this one at another place, counted from 0. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(others.length, place)), 0, id);
}
