import { Fragment } from 'react';
import { renderRow } from '../../internal/table/DataTableRows';
import type { TableBodyProps, TableGroups } from '../../internal/table/features';
import { rows as rowsClass } from '../../internal/table/table.css';

/** The runs of rows with the same key. */
function runsOf<Row>(rows: readonly Row[], keyOf: TableGroups<Row>['keyOf']) {
  const runs: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

const closedRow = { 'data-closed': '' };

/** A `tbody` for each group, with its head above its rows. Closed ones are there too: they are printed. */
export function GroupedRows<Row>({ rows, groups, detail: _, ...context }: TableBodyProps<Row>) {
  if (!groups) return null;
  const { columns, stacked } = context;
  return runsOf(rows, groups.keyOf).map((run, position) => {
    const [first] = run;
    const key = groups.keyOf(first);
    const isOpen = groups.isOpen(key);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page that is replaced keeps the elements of its rows
      <tbody key={position} className={rowsClass} {...stacked?.group}>
        <tr data-group="" {...stacked?.row}>
          <th scope="rowgroup" colSpan={columns.length} {...(stacked && { role: 'rowheader' })}>
            <Fragment key={key}>{groups.head(first)}</Fragment>
          </th>
        </tr>
        {run.map((row, place) => renderRow(context, row, place, isOpen ? undefined : closedRow))}
      </tbody>
    );
  });
}
