'use client';

import { clsx } from 'clsx/lite';
import * as checkbox from '../../internal/fields/choice.css';
import { useMessages } from '../../internal/messages/messages';
import type { RowKey, TableColumn } from '../../internal/table/columns';
import type { AnyRowFeature, RowProps, TableModel } from '../../internal/table/features';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { announce } from '../Announcer';
import * as styles from './DataTableSelection.css';
import { dataTableSelectionMessages } from './DataTableSelection.messages';
import { type BulkAction, SelectionBar } from './SelectionBar';
import { isSelected, nothingSelected, type Selection, select } from './selected';
import { selectedText } from './selectedText';

export interface SelectionOptions {
  /** Which records are chosen, where the caller holds it; keep it while pages are turned. */
  selection?: Selection;
  /** The rows that start selected. */
  defaultSelection?: Selection;
  /** Called when the user selects or clears rows. */
  onSelectionChange?: (event: { selection: Selection }) => void;
  /** What can be done with the chosen records; shown while there are any. */
  actions?: readonly BulkAction[];
}

/** A feature of `useDataTable`: a column of checkboxes, which is not printed, and a bar that counts and acts. */
export const selection = (options: SelectionOptions = {}): AnyRowFeature => ({
  name: 'selection',
  order: 70,
  useFeature: (model) => useSelection(model, options),
});

const boxClass = clsx(checkbox.box, checkbox.checkbox, styles.box);
const selectedRow: RowProps = { 'data-selected': '' };

function useSelection<Row>(model: TableModel<Row>, options: SelectionOptions): TableModel<Row> {
  const { rows, rowKey, rowName, total, extras } = model;
  const messages = useMessages(dataTableSelectionMessages);
  const [current, setCurrent] = useFeatureState<Selection>({
    controlled: options.selection !== undefined,
    value: options.selection ?? nothingSelected,
    defaultValue: options.defaultSelection ?? nothingSelected,
    onChange: (next) => options.onSelectionChange?.({ selection: next }),
  });
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => isSelected(current, key)).length;
  const set = (next: Selection) => {
    setCurrent(next);
    announce(selectedText(messages, next, total));
  };
  const change = (changed: readonly RowKey[], on: boolean) => set(select(current, changed, on));
  const boxes: TableColumn<Row> = {
    id: 'rs-selection',
    control: true,
    stateless: true,
    header: (
      <label className={styles.target}>
        <input
          type="checkbox"
          aria-label={messages.page}
          className={boxClass}
          checked={chosen > 0 && chosen === keys.length}
          onChange={(event) => change(keys, event.target.checked)}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && chosen < keys.length;
          }}
        />
      </label>
    ),
    label: messages.group,
    width: '3rem',
    printed: false,
    cell: (row) => (
      <label className={styles.target}>
        <input
          type="checkbox"
          aria-label={messages.row(rowName(row))}
          className={boxClass}
          checked={isSelected(current, rowKey(row))}
          onChange={(event) => change([rowKey(row)], event.target.checked)}
        />
      </label>
    ),
  };
  const { rowProps } = extras;
  return {
    ...model,
    columns: [boxes, ...model.columns],
    bars: [
      ...model.bars,
      <SelectionBar
        key="selection"
        selection={current}
        total={total}
        actions={options.actions}
        onChange={set}
      />,
    ],
    extras: {
      ...extras,
      rowProps: (row) =>
        isSelected(current, rowKey(row)) ? { ...rowProps?.(row), ...selectedRow } : rowProps?.(row),
    },
  };
}
