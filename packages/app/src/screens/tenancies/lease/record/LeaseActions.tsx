import { type Lease, leaseNotOver } from '@rentsafe/domain/lease';
import { Button } from '@rentsafe/ui/Button';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { editLeasePath, newLeasePath } from '../../../../paths';
import { StepActions } from '../../../../record/StepActions';
import { renderLink } from '../../../../text/renderLink';
import { leaseKind } from './leaseKind';

/** What the state of a lease allows; of one that is over, the next lease of the unit. */
export function LeaseActions({ lease }: { lease: Lease }) {
  const navigate = useNavigate();
  if (!leaseNotOver.includes(lease.state)) {
    return (
      <Button asChild>
        {renderLink({
          href: newLeasePath(lease.unit.id),
          children: (
            <>
              <Plus aria-hidden="true" />
              New Lease
            </>
          ),
        })}
      </Button>
    );
  }
  // Of a draft everything may change, which takes the steps in which it was made.
  const ofDraft = { edit: { onSelect: () => void navigate(editLeasePath(lease.id)) } };
  return <StepActions kind={leaseKind} record={lease} looks={lease.state === 'draft' ? ofDraft : {}} />;
}
