'use client';

import { useRef, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { RowKey } from '../../internal/table/columns';
import type { AnyRowFeature, DataTableFeature, RowProps, TableModel } from '../../internal/table/features';
import { announce } from '../Announcer';
import { boxesColumn, type PressedBox } from './boxesColumn';
import { dataTableSelectionMessages } from './DataTableSelection.messages';
import { rangeTo } from './range';
import { type BulkAction, SelectionBar } from './SelectionBar';
import { everythingSelected, isSelected, type Selection, select } from './selected';
import { selectedText } from './selectedText';
import { useSelected } from './useSelected';

export interface SelectionOptions {
  /** Which records are chosen, where the caller holds it; keep it while pages are turned. */
  selection?: Selection;
  /** The rows that start selected. */
  defaultSelection?: Selection;
  /** Called when the user selects or clears rows. */
  onSelectionChange?: (event: { selection: Selection }) => void;
  /** What the list is of beside its filters: a search, a month, a currency. When it changes, nothing is selected any more. */
  scope?: string;
  /** What can be done with the chosen records; shown while there are any. */
  actions?: readonly BulkAction[];
}

export interface RowSelectionOptions<Row> extends SelectionOptions {
  /**
   * Which rows can be chosen: true, or the reason why not ('Already paid'). 'Select all' then chooses those that can be, and is
   * offered where the whole list is here.
   */
  isRowSelectable: (row: Row) => true | string;
}

/**
 * A feature of `useDataTable`: a column of checkboxes, which is not printed, and a bar that counts and acts. Shift chooses all
 * rows from the last one.
 */
export function selection(options?: SelectionOptions): AnyRowFeature;
export function selection<Row>(options: RowSelectionOptions<Row>): DataTableFeature<Row>;
export function selection(
  options: SelectionOptions & Partial<RowSelectionOptions<never>> = {},
): AnyRowFeature {
  return {
    name: 'selection',
    order: 70,
    useFeature: <Row,>(model: TableModel<Row>) =>
      useSelection(model, options as SelectionOptions & Partial<RowSelectionOptions<Row>>),
  };
}

const selectedRow: RowProps = { 'data-selected': '' };

function useSelection<Row>(
  model: TableModel<Row>,
  options: SelectionOptions & Partial<RowSelectionOptions<Row>>,
): TableModel<Row> {
  const { rows, rowKey, total, extras, chosenWith } = model;
  const { isRowSelectable } = options;
  const messages = useMessages(dataTableSelectionMessages);
  const [refusal, setRefusal] = useState<string>();
  const last = useRef<RowKey>(null);
  const keys = rows.map(rowKey);
  const canChoose = (row: Row) => (isRowSelectable?.(row) ?? true) === true;
  // The box of the header chooses with each row what that row's own does.
  const onPage = chosenWith ? [...new Set(rows.flatMap((row) => chosenWith(row, true)))] : rows;
  const open = isRowSelectable || chosenWith ? onPage.filter(canChoose).map(rowKey) : keys;
  const isWhole = !total.isCapped && keys.length >= total.count;
  const scope = JSON.stringify([options.scope, model.slots.filters?.value]);
  const { selection: current, set: setCurrent, countOf } = useSelected(options, { scope, keys, total });

  const set = (next: Selection) => {
    setRefusal(undefined);
    setCurrent(next);
    announce(selectedText(messages, { selection: next, count: countOf(next) }, total));
  };
  const press = ({ row, on, withRange }: PressedBox<Row>) => {
    const reason = isRowSelectable?.(row) ?? true;
    if (reason !== true) {
      setRefusal(messages.refused(model.rowName(row), reason));
      announce(reason);
      return;
    }
    const key = rowKey(row);
    const range = withRange ? rangeTo(keys, last.current, key) : [key];
    const pressed = rows.filter((each) => range.includes(rowKey(each)));
    const changed = pressed.flatMap((each) => chosenWith?.(each, on) ?? [each]).filter(canChoose);
    last.current = key;
    set(select(current, changed.map(rowKey), on));
  };
  const boxes = boxesColumn<Row>({
    ...{ messages, model, isRowSelectable, press },
    isChosen: (row) => isSelected(current, rowKey(row)),
    isPart: (row) => (chosenWith?.(row, true) ?? []).some((each) => isSelected(current, rowKey(each))),
    page: { of: open.length, chosen: open.filter((key) => isSelected(current, key)).length },
    pressPage: (on) => set(select(current, open, on)),
  });
  const { rowProps } = extras;
  return {
    ...model,
    columns: [boxes, ...model.columns],
    bars: [
      ...model.bars,
      <SelectionBar
        key="selection"
        {...{ selection: current, total, refusal }}
        count={countOf(current)}
        actions={options.actions}
        // Whichever rows of other pages cannot be chosen, is not known.
        all={isRowSelectable ? (isWhole ? select(current, open, true) : undefined) : everythingSelected}
        allCount={isRowSelectable ? { count: open.length } : total}
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
