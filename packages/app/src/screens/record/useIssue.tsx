import { Button } from '@rentsafe/ui/Button';
import { FileCheck } from 'lucide-react';
import { useLazyDialog } from '../../overlays/useLazyDialog';
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
      <Button
        pending={trigger.opening !== undefined}
        onPointerEnter={trigger.onIntent}
        onFocus={trigger.onIntent}
        onClick={() => trigger.onOpen(subject)}
      >
        <FileCheck aria-hidden="true" />
        Issue report
      </Button>
    ),
    dialog: opened && <opened.Dialog subject={opened.subject} onClose={onClose} />,
  };
}
