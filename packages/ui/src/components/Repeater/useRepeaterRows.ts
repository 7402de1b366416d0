import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '../../internal/fields/FormContext';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMessages } from '../../internal/messages/messages';
import { firstField } from '../../internal/overlay/focus';
import { announce } from '../Announcer';
import { repeaterMessages } from './Repeater.messages';
import { namesIn, renamesSince } from './renames';
import {
  addRow,
  moveRow,
  neighbour,
  type RowList,
  removeRow,
  restartRows,
  startRows,
  undoRemoval,
  visibleRows,
} from './rows';

export interface RepeaterRowsEvent<Initial = unknown> {
  /** The rows that count, in order; `initial` as in `children`. */
  rows: readonly { id: string; initial: Initial | undefined }[];
}

interface RowsSettings<Initial> {
  /** Of the list in its form. */
  name: string | undefined;
  rowLabel: (number: number) => string;
  defaultValue: readonly Initial[];
  initialRows: number;
  max: number;
  onRowsChange: ((event: RepeaterRowsEvent<Initial>) => void) | undefined;
  /** Around the rows. */
  rowsRef: RefObject<HTMLElement | null>;
  /** Takes the focus where no row is left. */
  addRef: RefObject<HTMLElement | null>;
}

/** Rows that come, go and change places: issues and the focus go with them, and each change is announced. */
export function useRepeaterRows<Initial>(settings: RowsSettings<Initial>) {
  const { name, rowLabel, defaultValue, initialRows, max, onRowsChange, rowsRef, addRef } = settings;
  const messages = useMessages(repeaterMessages);
  const form = useForm();
  const [list, setList] = useState(() => startRows(initialRows));
  // By id: a row that is added later has none, wherever it stands.
  const [initial] = useState(() => new Map(list.ids.map((id, at) => [id, defaultValue[at]])));
  const [removedLegend, setRemovedLegend] = useState('');
  const isFull = visibleRows(list).length >= max;

  const rowElement = (id: string) =>
    rowsRef.current?.querySelector<HTMLElement>(`:scope > [data-row="${CSS.escape(id)}"]`) ?? null;
  const legendOf = (id: string, of: RowList) => rowLabel(visibleRows(of).indexOf(id) + 1);

  const change = (next: RowList) => {
    const before = rowsRef.current && namesIn(rowsRef.current);
    flushSync(() => setList(next));
    const renames = before && renamesSince(before);
    if (renames?.size) flushSync(() => form.renameIssues(renames));
    if (name) form.clearIssue(name);
    onRowsChange?.({ rows: visibleRows(next).map((id) => ({ id, initial: initial.get(id) })) });
  };

  const [startCount] = useState(initialRows);
  useFormReset(
    () => rowsRef.current?.closest('form'),
    () => {
      const next = restartRows(list, startCount);
      setList(next);
      onRowsChange?.({ rows: next.ids.map((id) => ({ id, initial: initial.get(id) })) });
    },
  );

  const focusFirstField = (id: string) => {
    const row = rowElement(id);
    if (row) firstField(row)?.focus();
  };

  const add = () => {
    if (isFull) return;
    const next = addRow(list);
    const id = next.ids.at(-1) ?? '';
    change(next);
    focusFirstField(id);
    announce(messages.added(legendOf(id, next)));
  };

  const remove = (id: string) => {
    const next = neighbour(list, id);
    const text = legendOf(id, list);
    setRemovedLegend(text);
    change(removeRow(list, id));
    const target = next === null ? null : rowElement(next)?.querySelector<HTMLElement>('[data-remove]');
    (target ?? addRef.current)?.focus();
    announce(messages.removed(text));
  };

  const move = (id: string, direction: 'up' | 'down') => {
    const next = moveRow(list, id, direction);
    if (next === list) return;
    const button = document.activeElement;
    change(next);
    // A row that moves in the page takes the focus with it, which browsers drop on the way.
    if (button instanceof HTMLElement) button.focus();
    announce(messages.moved(legendOf(id, next)));
  };

  const undo = (id: string) => {
    const next = undoRemoval(list);
    change(next);
    focusFirstField(id);
    announce(messages.restored(legendOf(id, next)));
  };

  return { list, initial, removedLegend, isFull, add, remove, move, undo };
}
