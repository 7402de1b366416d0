'use client';

import { readDecimal } from '@rentsafe/format/number';
import { useRef } from 'react';
import { pastedBlock } from '../../internal/cells/pastedBlock';
import { pastedNumber } from '../../internal/cells/pastedNumber';
import { useCells } from '../../internal/cells/useCells';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { columnLabel, type TableColumn, textOf } from '../../internal/table/columns';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { ChangesBar } from './ChangesBar';
import { type CellChanges, changeCount, changedText, invalidCount, noChanges, withCells } from './changes';
import { dataTableEditMessages } from './DataTableEdit.messages';
import { NumberCell, TextCell } from './EditCell';

export interface EditedColumn<Row> {
  /** As it is, before anyone types: text, or decimal text of a number ('1250.50'). */
  value: (row: Row) => string;
  /** A number is read as the LocaleProvider writes it, and reported as decimal text. @default 'text' */
  type?: 'text' | 'number';
  /** Of a number: how many decimals it may have. @default any */
  decimals?: number;
  /** Of a number: the least it may be. @default none */
  min?: number;
  /** What is wrong with a value, which is said under it; undefined where nothing is. */
  check?: (value: string, row: Row) => string | undefined;
  /** Which rows have a box. @default all */
  canEdit?: (row: Row) => boolean;
}

export interface EditingOptions<Row> {
  /** By the id of a column: what can be typed in it. */
  columns: Readonly<Record<string, EditedColumn<Row>>>;
  /** What was typed, where the caller holds it; empty it once it is saved. */
  changes?: CellChanges;
  /** What was typed before. */
  defaultChanges?: CellChanges;
  /**
   * Called at each change: a key, a paste, an undo. `invalid`: how many changed cells cannot be read or are refused by `check`; save
   * nothing until it is 0.
   */
  onChangesChange?: (event: { changes: CellChanges; invalid: number }) => void;
  /** Nothing can be typed, as while it is saved. @default false */
  disabled?: boolean;
}

/**
 * A feature of `useDataTable`: boxes in the cells of some columns. Enter and the arrows go from row to row, and a block of a
 * spreadsheet is pasted from a cell on.
 */
export const editing = <Row,>(options: EditingOptions<Row>): DataTableFeature<Row> => ({
  name: 'editing',
  order: 55,
  useFeature: (model) => useEditing(model, options),
});

function useEditing<Row>(model: TableModel<Row>, options: EditingOptions<Row>): TableModel<Row> {
  const { rows, rowKey, rowName } = model;
  const { columns: edited, disabled = false } = options;
  const messages = useMessages(dataTableEditMessages);
  const { numbers } = useLocale();
  // A row that was edited may be filtered away since.
  const seen = useRef(new Map<string, Row>());
  const rowOf = (key: string) => {
    const row = rows.find((each) => String(rowKey(each)) === key);
    if (row) seen.current.set(key, row);
    return row ?? seen.current.get(key);
  };
  const originalOf = (key: string, column: string) => {
    const row = rowOf(key);
    return (row && edited[column]?.value(row)) ?? '';
  };
  const isWrong = (key: string, column: string, text: string) => {
    const { type, decimals, min, check } = edited[column] ?? {};
    if (type === 'number' && readDecimal(text, { decimals, min }).problem) return true;
    const row = rowOf(key);
    return row !== undefined && check?.(text, row) !== undefined;
  };
  const [changes, setChanges] = useFeatureState<CellChanges>({
    controlled: options.changes !== undefined,
    value: options.changes ?? noChanges,
    defaultValue: options.defaultChanges ?? noChanges,
    onChange: (next) => options.onChangesChange?.({ changes: next, invalid: invalidCount(next, isWrong) }),
  });
  const fill = (cells: Parameters<typeof withCells>[1]) => setChanges(withCells(changes, cells, originalOf));
  const cells = useCells({
    textOf: (row, column) => changedText(changes, row, column) ?? originalOf(row, column),
    onFill: (filled) =>
      fill(
        filled.map((cell) =>
          edited[cell.column]?.type === 'number' ? { ...cell, text: pastedNumber(cell.text, numbers) } : cell,
        ),
      ),
    read: pastedBlock,
    messages,
  });

  const boxed = (column: TableColumn<Row>): TableColumn<Row> => {
    const settings = Object.hasOwn(edited, column.id) ? edited[column.id] : undefined;
    if (!settings) return column;
    const { type, decimals, min, check, canEdit } = settings;
    const currentOf = (row: Row) =>
      changedText(changes, String(rowKey(row)), column.id) ?? settings.value(row);
    const plain = typeof column.cell === 'function' ? column.cell : textOf(column);
    return {
      ...column,
      value: currentOf,
      // Boxes take up to a length by themselves: a line that does not break would make them as wide as it.
      kind: type === 'number' ? (column.kind ?? 'number') : column.kind,
      cell: (row) => {
        if (canEdit && !canEdit(row)) return plain?.(row) as string;
        const key = String(rowKey(row));
        const value = currentOf(row);
        const props = {
          ...{ row: key, column: column.id, value, disabled, problem: check?.(value, row) },
          label: messages.cell(columnLabel(column), rowName(row)),
          isChanged: changedText(changes, key, column.id) !== undefined,
          onValue: (text: string) => fill([{ row: key, column: column.id, text }]),
          ...{ onPaste: cells.onPaste, onKeyDown: cells.onKeyDown },
        };
        return type === 'number' ? <NumberCell {...props} {...{ decimals, min }} /> : <TextCell {...props} />;
      },
    };
  };
  return {
    ...model,
    columns: model.columns.map(boxed),
    bars: [
      ...model.bars,
      <ChangesBar
        key="editing"
        count={changeCount(changes)}
        pastedText={cells.pastedText}
        onUndo={cells.undo}
        onDiscard={() => {
          cells.forget();
          setChanges(noChanges);
        }}
      />,
    ],
  };
}
