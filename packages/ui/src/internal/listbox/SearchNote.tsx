import { Button } from '../../components/Button';
import { SpinnerArc } from '../spinner/SpinnerArc';
import { note } from './SearchNote.css';
import type { SearchState } from './useSearch';

interface SearchNoteProps {
  status: SearchState<unknown>['status'];
  messages: { searching: string; failed: string; retry: string };
  /** Said when nothing was found; otherwise missing. */
  none: string | undefined;
  onRetry: () => void;
}

/** Below the options of a search: that it is under way, found nothing, or failed. */
export function SearchNote({ status, messages, none, onRetry }: SearchNoteProps) {
  if (status === 'searching')
    return (
      <p className={note}>
        <SpinnerArc />
        {messages.searching}
      </p>
    );
  if (status === 'failed')
    return (
      <div className={note} role="alert">
        {messages.failed}
        <Button onClick={onRetry}>{messages.retry}</Button>
      </div>
    );
  if (none === undefined) return null;
  return (
    <p className={note} role="status">
      {none}
    </p>
  );
}
