import { FileCheck } from 'lucide-react';
import { OpeningButton } from '../overlays/OpeningButton';
import { useLazyDialog } from '../overlays/useLazyDialog';
import type { IssueSubject } from '../report/IssueDialog';

interface IssueProps {
  subject: IssueSubject;
  onClose: () => void;
}

const loadIssue = async () => (await import('../report/IssueDialog')).IssueDialog;

/** The button that issues a report, and its form. */
export function useIssue(subject: IssueSubject) {
  const { trigger, opened, onClose } = useLazyDialog<IssueSubject, IssueProps>(
    loadIssue,
    'The form could not be opened',
  );
  return {
    button: (
      <OpeningButton trigger={trigger} subject={subject}>
        <FileCheck aria-hidden="true" />
        Issue report
      </OpeningButton>
    ),
    dialog: opened && <opened.Dialog subject={opened.subject} onClose={onClose} />,
  };
}
