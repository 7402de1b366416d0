import { type Journal, journalMachine } from '@rentsafe/domain/journal';
import { type VerbOf, verbsOf } from '@rentsafe/domain/machine';

export type JournalAction = VerbOf<typeof journalMachine>;

/** What is to be done, and with which journal. */
export interface JournalTask {
  action: JournalAction;
  journal: Journal;
}

export interface JournalDialogProps {
  journal: Journal;
  onClose: () => void;
}

export const actionLabels: Readonly<Record<JournalAction, string>> = {
  edit: 'Edit…',
  post: 'Post…',
  reverse: 'Reverse…',
  cancel: 'Cancel…',
};

/** What the state of a journal allows; posting and reversing are for Admins. */
export const actionsOf = ({ state }: Journal, isAdmin: boolean): JournalAction[] =>
  verbsOf(journalMachine, state, isAdmin ? 'admin' : 'user');
