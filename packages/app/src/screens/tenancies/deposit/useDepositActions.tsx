import type { Deposit } from '@rentsafe/domain/deposit';
import { toMinor } from '@rentsafe/format/money';
import type { ReactNode } from 'react';
import { depositKey } from '../../../calls/deposits';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { useMay } from '../../../session/useMay';
import type { DepositTask } from './depositDialogs';

interface TaskDialogProps {
  task: DepositTask;
  client: number | undefined;
  onClose: () => void;
}

const actions = [
  { action: 'deduct', call: 'deductDeposit', label: 'Deduct' },
  { action: 'refund', call: 'refundDeposit', label: 'Refund' },
] as const;

/** Of what is not held nothing can be deducted or refunded. */
export const isHeld = ({ held }: Deposit) => toMinor(held) > 0n;

const loadDialog = async () => (await import('./DepositDialog')).DepositDialog;

/** What can be done with a deposit as long as something of it is held, and the form for it. */
export function useDepositActions(client?: number) {
  const may = useMay();
  const { trigger, opened, onClose } = useLazyDialog<DepositTask, TaskDialogProps>(
    loadDialog,
    'The form could not be opened',
  );
  const { opening } = trigger;
  const rowActions = (deposit: Deposit): ReactNode =>
    isHeld(deposit) &&
    actions
      .filter(({ call }) => may(call))
      .map(({ action, label }) => (
        <OpeningButton
          key={action}
          size="sm"
          aria-label={`${label} from ${deposit.lease.number} in ${deposit.currency}`}
          pending={opening?.action === action && depositKey(opening.deposit) === depositKey(deposit)}
          trigger={trigger}
          subject={{ action, deposit }}
        >
          {label}
        </OpeningButton>
      ));
  const dialog = opened && <opened.Dialog task={opened.subject} client={client} onClose={onClose} />;
  return { rowActions, dialog };
}
