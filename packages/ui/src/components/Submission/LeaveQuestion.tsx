import { useMessages } from '../../internal/messages/messages';
import { AlertDialog } from '../AlertDialog';
import { submissionMessages } from './Submission.messages';

interface LeaveQuestionProps {
  state: 'changed' | 'pending' | 'unconfirmed';
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a form is left that is not saved. */
export function LeaveQuestion({ state, onLeave, onStay }: LeaveQuestionProps) {
  const messages = useMessages(submissionMessages);
  const texts = {
    changed: messages.leaveText,
    pending: messages.leavePendingText,
    unconfirmed: messages.leaveUnconfirmedText,
  };
  return (
    <AlertDialog
      open
      title={messages.leaveTitle}
      description={texts[state]}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={onLeave}
      onOpenChange={onStay}
    />
  );
}
