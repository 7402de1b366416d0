import { isValidElement } from 'react';
import { alignOf, columnLabel, type TableColumn } from './columns';
import type { StackedParts } from './features';

/** A header that orders, or the checkbox of all rows: cards still need them. Handles of widths have no place there. */
const isPressable = <Row>({ sort, control, header }: TableColumn<Row>) =>
  sort !== undefined || (control === true && isValidElement(header) && header.type !== 'span');

/** Elements that are shown otherwise than a table lose what they are: their roles, and the header above each value. */
export const stackedParts: StackedParts = {
  table: (captionId) => ({ role: 'table', 'aria-labelledby': captionId }),
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  headRow: (columns) => ({ role: 'row', 'data-pressable': columns.some(isPressable) || undefined }),
  header: (column) => ({ role: 'columnheader', 'data-pressable': isPressable(column) || undefined }),
  cell: (column, isHeader) => ({
    role: isHeader ? 'rowheader' : 'cell',
    'data-label': column.control ? undefined : columnLabel(column) || undefined,
    'data-control': column.control || undefined,
  }),
  // A figure without its column has the header before it; a word such as 'Total' needs none.
  footer: (column) => ({
    role: 'cell',
    'data-label': alignOf(column) === 'end' && column.footer !== undefined ? columnLabel(column) : undefined,
  }),
};
