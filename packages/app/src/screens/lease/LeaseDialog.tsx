import { EditLeaseDialog } from './EditLeaseDialog';
import { EndDialog } from './EndDialog';
import { LeaseQuestion } from './LeaseQuestion';
import type { LeaseTask } from './leaseActions';
import { NoticeDialog } from './NoticeDialog';
import { RenewDialog } from './RenewDialog';

/** The dialog of an action on a lease. */
export function LeaseDialog({ task: { action, lease }, onClose }: { task: LeaseTask; onClose: () => void }) {
  const props = { lease, onClose };
  switch (action) {
    case 'edit':
      return <EditLeaseDialog {...props} />;
    case 'give-notice':
      return <NoticeDialog {...props} />;
    case 'extend':
      return <RenewDialog {...props} />;
    case 'end':
      return <EndDialog {...props} />;
    default:
      return <LeaseQuestion {...props} question={action} />;
  }
}
