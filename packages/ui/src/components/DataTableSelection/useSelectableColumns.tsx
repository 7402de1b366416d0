'use client';

import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer/announce';
import type { Total } from '../DataTable/announcement';
import type { Column, RowKey } from '../DataTable/columns';
import { dataTableSelectionMessages } from './DataTableSelection.messages';
import { SelectionBox } from './SelectionBox';
import { selectedText } from './selectedText';
import { isSelected, type Selection, select } from './selection';

export interface SelectableOptions<Row> {
  columns: readonly Column<Row>[];
  /** The rows of the page that is shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** What names the row in 'Select Tendai Moyo'. */
  rowName: (row: Row) => string;
  /** Records in all; a paginated response fits. */
  total: Total;
  selection: Selection;
  onSelectionChange: (event: { selection: Selection }) => void;
}

/** The columns after one of checkboxes, which is not printed. Controlled; keep the selection while pages are turned. */
export function useSelectableColumns<Row>({
  columns,
  rows,
  rowKey,
  rowName,
  total,
  selection,
  onSelectionChange,
}: SelectableOptions<Row>): Column<Row>[] {
  const messages = useMessages(dataTableSelectionMessages);
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => isSelected(selection, key)).length;
  const change = (changed: readonly RowKey[], on: boolean) => {
    const next = select(selection, changed, on);
    onSelectionChange({ selection: next });
    announce(selectedText(messages, next, total));
  };
  const page = (
    <SelectionBox
      label={messages.page}
      checked={chosen > 0 && chosen === keys.length}
      indeterminate={chosen > 0 && chosen < keys.length}
      onChange={(on) => change(keys, on)}
    />
  );
  const boxes: Column<Row> = {
    id: 'rs-selection',
    header: page,
    label: messages.group,
    width: '3rem',
    printed: false,
    cell: (row) => (
      <SelectionBox
        label={messages.row(rowName(row))}
        checked={isSelected(selection, rowKey(row))}
        onChange={(on) => change([rowKey(row)], on)}
      />
    ),
  };
  return [boxes, ...columns];
}
