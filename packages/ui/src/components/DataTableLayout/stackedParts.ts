import { isValidElement, type ReactNode } from 'react';
import { columnLabel } from '../DataTable/columns';
import type { StackedParts } from '../DataTable/features';

/** A header with a button or a checkbox in it, which cards still need. */
const isPressable = (header: ReactNode) => isValidElement(header) && header.type !== 'span';

/** Elements that are shown otherwise than a table lose what they are: their roles, and the header above each value. */
export const stackedParts: StackedParts = {
  table: (captionId) => ({ role: 'table', 'aria-labelledby': captionId }),
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  headRow: (headers) => ({ role: 'row', 'data-pressable': headers.some(isPressable) || undefined }),
  header: (header) => ({ role: 'columnheader', 'data-pressable': isPressable(header) || undefined }),
  cell: (column, isHeader) => ({
    role: isHeader ? 'rowheader' : 'cell',
    'data-label': column.control ? undefined : columnLabel(column) || undefined,
    'data-control': column.control || undefined,
  }),
  // A figure without its column has the header before it; a word such as 'Total' needs none.
  footer: (column) => ({
    role: 'cell',
    'data-label': column.align === 'end' && column.footer !== undefined ? columnLabel(column) : undefined,
  }),
};
