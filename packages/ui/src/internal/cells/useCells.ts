import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { announce } from '../../components/Announcer';
import { isComposing } from '../keys/isComposing';

/** A box of a table: the key of its row, the id of its column, and a text. */
export interface CellText {
  row: string;
  column: string;
  text: string;
}

interface CellsSettings {
  /** What stands in a box now. */
  textOf: (row: string, column: string) => string;
  onFill: (cells: readonly CellText[]) => void;
  /** Lines of cells of what was pasted, null for one that stays as it is; null as a whole where the box takes the text itself. */
  read: (text: string) => readonly (readonly (string | null)[])[] | null;
  messages: { pasted: (count: number) => string; beyond: (count: number) => string };
}

/** What a box is found by, in the table as it is ordered and narrowed. */
export const cellAttributes = (row: string, column: string) => ({
  'data-cell-row': row,
  'data-cell-column': column,
});

/** Of records: no heads of groups, nothing that is closed, no details. */
const rowsOf = (table: Element | null) => [
  ...(table?.querySelectorAll<HTMLTableRowElement>(
    'tbody > tr:not([data-group], [data-closed], [data-detail])',
  ) ?? []),
];

const boxIn = (cell: Element | undefined) => cell?.querySelector<HTMLInputElement>('input[data-cell-column]');

const boxesIn = (table: Element | null, column?: string) =>
  rowsOf(table)
    .flatMap(({ cells }) => [...cells].map(boxIn))
    .filter((box) => box != null)
    .filter(({ dataset }) => column === undefined || dataset.cellColumn === column);

function moveTo(box: HTMLInputElement | undefined) {
  box?.focus();
  box?.select();
}

/** The boxes that a block reaches from one on, as the columns stand, and how many of its cells have none. */
function boxesFrom(box: HTMLInputElement, lines: readonly (readonly (string | null)[])[]) {
  const rows = rowsOf(box.closest('table'));
  const firstRow = rows.findIndex((row) => row.contains(box));
  const firstColumn = [...(rows[firstRow]?.cells ?? [])].findIndex((cell) => cell.contains(box));
  const filled: CellText[] = [];
  let beyond = 0;
  lines.forEach((line, down) => {
    line.forEach((text, along) => {
      if (text === null) return;
      const target = boxIn(rows[firstRow + down]?.cells[firstColumn + along]);
      if (!target || target.disabled) beyond += 1;
      else filled.push({ row: target.dataset.cellRow ?? '', column: target.dataset.cellColumn ?? '', text });
    });
  });
  return { filled, beyond };
}

/** The keys that lead from box to box, and a block of a spreadsheet that is pasted from one on. */
export function useCells({ textOf, onFill, read, messages }: CellsSettings) {
  const [pasted, setPasted] = useState<{ before: readonly CellText[]; text: string }>();
  const table = useRef<Element>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    if (!isBack && event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    // Enter would send the form around.
    event.preventDefault();
    const box = event.currentTarget;
    const boxes = boxesIn(box.closest('table'), box.dataset.cellColumn);
    moveTo(boxes[boxes.indexOf(box) + (isBack ? -1 : 1)]);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = read(event.clipboardData.getData('text'));
    if (!lines) return;
    event.preventDefault();
    table.current = event.currentTarget.closest('table');
    const { filled, beyond } = boxesFrom(event.currentTarget, lines);
    const text = [messages.pasted(filled.length), ...(beyond > 0 ? [messages.beyond(beyond)] : [])].join(' ');
    const before = filled.map(({ row, column }) => ({ row, column, text: textOf(row, column) }));
    setPasted({ before, text });
    onFill(filled);
    announce(text);
  };

  const undo = () => {
    if (pasted) onFill(pasted.before);
    setPasted(undefined);
    moveTo(boxesIn(table.current)[0]);
  };

  /** What was pasted can be undone no more. */
  const forget = () => setPasted(undefined);

  return { onKeyDown, onPaste, pastedText: pasted?.text, undo, forget };
}
