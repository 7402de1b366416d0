import { EditJournalDialog } from './EditJournalDialog';
import { JournalQuestion } from './JournalQuestion';
import type { JournalTask } from './journalActions';
import { ReverseJournalDialog } from './ReverseJournalDialog';

/** The dialog of an action on a journal. */
export const JournalDialog = ({
  task: { action, journal },
  onClose,
}: {
  task: JournalTask;
  onClose: () => void;
}) =>
  action === 'edit' ? (
    <EditJournalDialog journal={journal} onClose={onClose} />
  ) : action === 'reverse' ? (
    <ReverseJournalDialog journal={journal} onClose={onClose} />
  ) : (
    <JournalQuestion journal={journal} question={action} onClose={onClose} />
  );
