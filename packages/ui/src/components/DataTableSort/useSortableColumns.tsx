'use client';

import { devWarning } from '../../internal/dev/devWarning';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer/announce';
import { type Column, columnLabel } from '../DataTable/columns';
import { dataTableSortMessages } from './DataTableSort.messages';
import { SortButton } from './SortButton';
import { nextSort, type Sort } from './sorting';

export interface SortableOptions<Row, Id extends string> {
  columns: readonly Column<Row>[];
  /** Ids of the columns that can order the rows. */
  sortable: readonly Id[];
  /** The order that is shown; undefined where the server's own is. */
  sort: Sort<NoInfer<Id>> | undefined;
  onSortChange: (event: { sort: Sort<NoInfer<Id>> }) => void;
}

/** The columns with a button in each header that can order the rows. Controlled: it orders nothing itself. */
export function useSortableColumns<Row, Id extends string>({
  columns,
  sortable,
  sort,
  onSortChange,
}: SortableOptions<Row, Id>): Column<Row>[] {
  const messages = useMessages(dataTableSortMessages);
  if (process.env.NODE_ENV !== 'production') warnOfUnknown(columns, sortable);
  const withButton = (column: Column<Row>, id: Id): Column<Row> => {
    const direction = sort?.column === id ? sort.direction : 'none';
    const label = columnLabel(column);
    const press = () => {
      const next = nextSort(sort, id);
      onSortChange({ sort: next });
      announce(messages.sorted(label, next.direction));
    };
    const header = (
      <SortButton direction={direction} onClick={press}>
        {column.header}
      </SortButton>
    );
    return { ...column, label, sort: direction, header };
  };
  return columns.map((column) => {
    const id = sortable.find((sortableId) => sortableId === column.id);
    return id === undefined ? column : withButton(column, id);
  });
}

function warnOfUnknown<Row>(columns: readonly Column<Row>[], sortable: readonly string[]) {
  const ids = columns.map(({ id }) => id);
  for (const id of sortable.filter((sortableId) => !ids.includes(sortableId))) {
    devWarning(
      `useSortableColumns was given "${id}", which is no column.`,
      'No header can be pressed to order by it.',
      `Name one of ${ids.join(', ')} in \`sortable\`, or sort before columns are hidden.`,
    );
  }
}
