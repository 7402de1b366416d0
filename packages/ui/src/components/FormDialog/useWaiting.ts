import { useEffect, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { formDialogMessages } from './FormDialog.messages';

const PATIENCE_MS = 30_000;

/** True when `pending` has been true for 30 seconds. */
function useOverdue(pending: boolean): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [pending]);
  return overdue;
}

/** Whether an answer is awaited, for too long, and whether the user has tried to close meanwhile. */
export function useWaiting() {
  const messages = useMessages(formDialogMessages);
  const [pending, setPending] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const overdue = useOverdue(pending);
  const onPendingChange = (event: { pending: boolean }) => {
    setPending(event.pending);
    setBlocked(false);
  };
  const showWait = () => {
    setBlocked(true);
    announce(messages.wait);
  };
  return { pending, overdue, blocked: blocked && pending && !overdue, onPendingChange, showWait };
}
