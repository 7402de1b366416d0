import { named, type PartLocator, type Scope } from './locator';

/** A DataTable by its caption. Rows are those of the body and foot, from 0. */
export function dataTable<L extends PartLocator<L>>(scope: Scope<L>, caption: string | RegExp) {
  const root = named(scope, 'table', caption);
  const rows = root.getByRole('row');
  const headers = root.getByRole('columnheader');
  return {
    root,
    columnHeader: (name: string | RegExp) => named(root, 'columnheader', name),
    rowAt: (index: number) => rows.nth(index + 1),
    /** The rows that hold a text, usually a name or a number. */
    rowsWith: (text: string | RegExp) => rows.filter({ hasText: text }),
    /** A button of a row. */
    rowAction: (row: L, name: string | RegExp) => named(row, 'button', name),
    /** The cell of a row under a header. Rejects where no header reads `column`. */
    async cell(row: L, column: string): Promise<L> {
      const columns = (await headers.allTextContents()).map((text) => text.trim());
      const index = columns.indexOf(column);
      if (index < 0)
        throw new Error(`No column "${column}". There are: ${columns.join(', ') || 'none yet'}.`);
      return row.getByRole('cell').or(row.getByRole('rowheader')).nth(index);
    },
  };
}
