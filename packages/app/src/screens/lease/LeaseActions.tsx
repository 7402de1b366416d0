import { type Lease, leaseMachine } from '@rentsafe/domain/lease';
import { verbsOf } from '@rentsafe/domain/machine';
import { Button } from '@rentsafe/ui/Button';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { Ban, EllipsisVertical, type LucideIcon, Pencil, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Opening } from '../../overlays/useLazyDialog';
import { editLeasePath, newLeasePath } from '../../page/recordPaths';
import { renderLink } from '../../page/renderLink';
import { useStepLevel } from '../../session/useMay';
import { actionLabels, type LeaseAction, type LeaseTask } from './leaseActions';

interface LeaseActionsProps {
  lease: Lease;
  task: Opening<LeaseTask>;
}

/** The next steps stand as buttons; what is rare or final is in the menu. */
const inMenu: Partial<Record<LeaseAction, LucideIcon>> = { edit: Pencil, cancel: Ban, end: Ban };

/** What the state of a lease allows; of one that is over, the next lease of the unit. */
export function LeaseActions({ lease, task }: LeaseActionsProps) {
  const level = useStepLevel();
  const navigate = useNavigate();
  const actions = verbsOf(leaseMachine, lease.state, level);
  if (actions.length === 0) {
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
  const open = (action: LeaseAction) =>
    action === 'edit' && lease.state === 'draft'
      ? void navigate(editLeasePath(lease.id))
      : task.onOpen({ action, lease });
  return (
    <>
      {actions
        .filter((action) => !inMenu[action])
        .map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'primary' : 'secondary'}
            pending={task.opening?.action === action}
            onPointerEnter={task.onIntent}
            onFocus={task.onIntent}
            onClick={() => open(action)}
          >
            {actionLabels[action]}
          </Button>
        ))}
      <Menu
        align="end"
        trigger={
          <IconButton label="More actions" variant="secondary">
            <EllipsisVertical />
          </IconButton>
        }
      >
        {actions.map((action) => {
          const Icon = inMenu[action];
          return (
            Icon && (
              <MenuItem
                key={action}
                icon={<Icon />}
                tone={action === 'edit' ? 'default' : 'danger'}
                onSelect={() => open(action)}
              >
                {actionLabels[action]}
              </MenuItem>
            )
          );
        })}
      </Menu>
    </>
  );
}
