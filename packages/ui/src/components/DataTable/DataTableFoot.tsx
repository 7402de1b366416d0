import type { ResolvedColumn } from '../../internal/table/columns';
import type { StackedParts } from '../../internal/table/features';
import { foot } from '../../internal/table/table.css';

interface DataTableFootProps<Row> {
  columns: readonly ResolvedColumn<Row>[];
  stacked: StackedParts | undefined;
  /** Of all rows, where only some are rendered. */
  rowIndex: number | undefined;
}

/** What columns show below themselves, such as a total. */
export const DataTableFoot = <Row,>({ columns, stacked, rowIndex }: DataTableFootProps<Row>) => (
  <tfoot data-part="foot" className={foot} {...stacked?.group}>
    <tr aria-rowindex={rowIndex} {...stacked?.row}>
      {columns.map((column) => (
        <td key={column.id} className={column.className} style={column.style} {...stacked?.footer(column)}>
          {column.footer}
        </td>
      ))}
    </tr>
  </tfoot>
);
