import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { GripVertical } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { addEscapeLayer, takeEscape } from '../../internal/overlay/escape';
import { ColumnChoice, type ColumnChoicesProps } from '../../internal/table/ColumnChoices';
import { columnLabel } from '../../internal/table/columns';
import { movedTo, orderedColumns } from '../../internal/table/orderedColumns';
import { hidden as hiddenText } from '../../internal/text/hidden.css';
import { announce } from '../Announcer';
import * as styles from './DataTablePreferences.css';
import { dataTablePreferencesMessages } from './DataTablePreferences.messages';

interface ColumnOrderProps<Row> extends ColumnChoicesProps<Row> {
  onOrderChange: (order: readonly string[]) => void;
}

interface Drag {
  id: string;
  /** The ids as they stand now. */
  order: readonly string[];
}

/** The columns in their order, each with its checkbox and a handle that moves it: dragged, or by the arrow keys. */
export function ColumnOrder<Row>({ onOrderChange, ...choices }: ColumnOrderProps<Row>) {
  const messages = useMessages(dataTablePreferencesMessages);
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const removeLayer = useRef<() => void>(undefined);
  const { columns } = choices;
  const ids = drag?.order ?? columns.map(({ id }) => id);
  useEffect(() => () => removeLayer.current?.(), []);

  const end = () => {
    removeLayer.current?.();
    removeLayer.current = undefined;
    setDrag(undefined);
  };
  const report = (id: string, order: readonly string[]) => {
    onOrderChange(order);
    const column = columns.find((each) => each.id === id);
    if (column) announce(messages.moved(columnLabel(column), order.indexOf(id) + 1, order.length));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({ id, order: ids });
    removeLayer.current = addEscapeLayer((pressed) => {
      end();
      return takeEscape(pressed);
    });
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!drag || !list.current) return;
    const place = [...list.current.children].findIndex(
      (item) => clientY < item.getBoundingClientRect().bottom,
    );
    const order = movedTo(ids, drag.id, place < 0 ? ids.length : place);
    if (order.join() !== ids.join()) setDrag({ ...drag, order });
  };
  const onPointerUp = () => {
    if (!drag) return;
    end();
    if (drag.order.join() !== columns.map(({ id }) => id).join()) report(drag.id, drag.order);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const at = ids.indexOf(id);
    const place = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    if (place >= 0 && place < ids.length && place !== at) report(id, movedTo(ids, id, place));
  };

  return (
    <>
      <p id={hintId} className={hiddenText}>
        {messages.moveHint}
      </p>
      <ul ref={list} className={styles.list}>
        {orderedColumns(columns, ids).map((column) => (
          <li key={column.id} data-dragging={drag?.id === column.id ? '' : undefined}>
            <ColumnChoice {...choices} column={column} />
            <button
              type="button"
              data-part="handle"
              className={styles.handle}
              aria-label={messages.move(columnLabel(column))}
              aria-describedby={hintId}
              onPointerDown={(event) => onPointerDown(event, column.id)}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
              onPointerCancel={end}
              onKeyDown={(event) => onKeyDown(event, column.id)}
            >
              <GripVertical aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
