import { type RowList, rowSuffix } from './rows';

const named = '[name], [data-name]';

function namesIn(row: Element): string[] {
  return [...row.querySelectorAll(named)].flatMap((control) =>
    [control.getAttribute('data-name'), control.getAttribute('name')].filter((name) => name !== null),
  );
}

/** What the fields of each row are called after a change: old name to new name, of those that change; null of a row that goes. */
export function renames(root: Element, before: RowList, after: RowList): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) {
    const id = row.dataset.row ?? '';
    const from = rowSuffix(before, id);
    const to = after.ids.includes(id) ? rowSuffix(after, id) : null;
    if (from === to) continue;
    for (const name of namesIn(row)) {
      if (name.endsWith(from)) names.set(name, to && name.slice(0, -from.length) + to);
    }
  }
  return names;
}
