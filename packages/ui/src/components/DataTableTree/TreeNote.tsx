import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { Spinner } from '../Spinner';
import * as styles from './DataTableTree.css';
import { dataTableTreeMessages } from './DataTableTree.messages';
import { setIn, toggleIn } from './TreeCell';

interface TreeNoteProps {
  /** The name of the row above. */
  name: string;
  /** Of that row. */
  level: number;
  /** What became of the rows that it holds. */
  state: 'loading' | 'failed' | 'empty';
  onRetry: () => void;
}

/** Below an open row: what it holds is on its way, failed to come, or is nothing. */
export function TreeNote({ name, level, state, onRetry }: TreeNoteProps) {
  const messages = useMessages(dataTableTreeMessages);
  return (
    <div data-part="note" className={styles.note} style={setIn(level)}>
      {state === 'loading' && (
        <>
          <Spinner aria-hidden="true" />
          {messages.loading}
        </>
      )}
      {state === 'empty' && messages.empty(name)}
      {state === 'failed' && (
        <>
          {messages.failed(name)}
          <Button
            size="sm"
            aria-label={`${messages.retry}: ${messages.rows(name)}`}
            onClick={({ currentTarget }) => {
              // The button is about to go.
              toggleIn(currentTarget.closest('tr')?.previousElementSibling)?.focus();
              onRetry();
            }}
          >
            {messages.retry}
          </Button>
        </>
      )}
    </div>
  );
}
