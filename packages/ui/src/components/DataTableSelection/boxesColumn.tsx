import { clsx } from 'clsx/lite';
import type { MouseEvent } from 'react';
import * as checkbox from '../../internal/fields/choice.css';
import type { TableColumn } from '../../internal/table/columns';
import type { TableModel } from '../../internal/table/features';
import * as styles from './DataTableSelection.css';

export interface PressedBox<Row> {
  row: Row;
  on: boolean;
  /** All rows from the one pressed before. */
  withRange: boolean;
}

interface Boxes<Row> {
  messages: { page: string; group: string; row: (name: string) => string };
  model: TableModel<Row>;
  isRowSelectable: ((row: Row) => true | string) | undefined;
  isChosen: (row: Row) => boolean;
  /** Some of the rows that are chosen with it are. */
  isPart: (row: Row) => boolean;
  /** Of the rows that are shown: how many can be chosen, and how many are. */
  page: { of: number; chosen: number };
  press: (pressed: PressedBox<Row>) => void;
  pressPage: (on: boolean) => void;
}

const boxClass = clsx(checkbox.box, checkbox.checkbox, styles.box);
/** Shift would extend what is marked as text. */
const keepText = (event: MouseEvent) => event.shiftKey && event.preventDefault();

const markPart = (isPart: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = isPart;
};

/** The checkboxes of the rows and, in the header, that of the page. */
export function boxesColumn<Row>(boxes: Boxes<Row>): TableColumn<Row> {
  const { messages, model, isRowSelectable, isChosen, isPart, page, press, pressPage } = boxes;
  return {
    id: 'rs-selection',
    control: true,
    stateless: true,
    header: (
      <label data-part="boxes" className={styles.target}>
        <input
          type="checkbox"
          aria-label={messages.page}
          className={boxClass}
          checked={page.chosen > 0 && page.chosen === page.of}
          onChange={(event) => pressPage(event.target.checked)}
          ref={markPart(page.chosen > 0 && page.chosen < page.of)}
        />
      </label>
    ),
    label: messages.group,
    width: '3rem',
    printed: false,
    cell: (row) => {
      const reason = isRowSelectable?.(row) ?? true;
      return (
        <label data-part="boxes" className={styles.target} onMouseDown={keepText}>
          <input
            type="checkbox"
            aria-label={messages.row(model.rowName(row))}
            // Not `disabled`: who meets it learns why.
            aria-disabled={reason === true ? undefined : true}
            title={reason === true ? undefined : reason}
            className={boxClass}
            checked={isChosen(row)}
            ref={model.chosenWith && markPart(!isChosen(row) && isPart(row))}
            onChange={({ target, nativeEvent }) =>
              press({
                row,
                on: target.checked,
                withRange: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
              })
            }
          />
        </label>
      );
    },
  };
}
