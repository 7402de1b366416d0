import { useMessages } from '../../internal/messages/messages';
import type { Column } from '../../internal/table/columns';
import { figure } from '../../internal/text/figure';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { listPageMessages } from './ListPage.messages';
import { rowChanges } from './rowChanges';
import type { Reading } from './useSelectedRows';

interface SelectionChangedProps<Row> {
  columns: readonly Column<Row>[];
  rowName: (row: Row) => string;
  reading: Reading<Row>;
  onContinue: () => void;
  onClose: () => void;
}

/** What is not as it was on the screen, before anything is done with it. */
export function SelectionChanged<Row>({
  columns,
  rowName,
  reading: { rows, gone, changed },
  onContinue,
  onClose,
}: SelectionChangedProps<Row>) {
  const messages = useMessages(listPageMessages);
  const isAny = rows.length > 0;
  return (
    <Dialog
      open
      title={messages.changedTitle}
      description={isAny ? messages.changedHelp : messages.goneHelp}
      size="md"
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isAny ? messages.cancel : messages.close}</Button>
          {isAny && (
            <Button variant="primary" onClick={onContinue}>
              {messages.continueWith(figure(rows.length))}
            </Button>
          )}
        </>
      }
    >
      <ul>
        {gone.map((row) => (
          <li key={rowName(row)}>{messages.gone(rowName(row))}</li>
        ))}
        {changed.map(({ before, after }) => (
          <li key={rowName(after)}>
            {messages.changed(rowName(after), rowChanges(columns, before, after, messages))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
