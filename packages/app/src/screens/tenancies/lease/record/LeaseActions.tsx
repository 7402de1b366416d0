import { type Lease, leaseMachine } from '@rentsafe/domain/lease';
import { verbsOf } from '@rentsafe/domain/machine';
import { Button } from '@rentsafe/ui/Button';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { editLeasePath, newLeasePath } from '../../../../paths';
import { VerbActions } from '../../../../record/VerbActions';
import { useStepLevel } from '../../../../session/useMay';
import { renderLink } from '../../../../text/renderLink';
import { stepDialogs, stepTexts } from './leaseSteps';

/** What the state of a lease allows; of one that is over, the next lease of the unit. */
export function LeaseActions({ lease }: { lease: Lease }) {
  const level = useStepLevel();
  const navigate = useNavigate();
  const verbs = verbsOf(leaseMachine, lease.state, level);
  if (verbs.length === 0) {
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
  const edit =
    lease.state === 'draft'
      ? { ...stepTexts.edit, onSelect: () => void navigate(editLeasePath(lease.id)) }
      : stepTexts.edit;
  return <VerbActions record={lease} verbs={verbs} texts={{ ...stepTexts, edit }} dialogs={stepDialogs} />;
}
