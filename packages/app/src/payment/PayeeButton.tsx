import { OpeningButton } from '../overlays/OpeningButton';
import { useLazyDialog } from '../overlays/useLazyDialog';
import { useMay } from '../session/useMay';
import type { PayeeDialogProps } from './PayeeDialog';

const load = async () => (await import('./PayeeDialog')).PayeeDialog;

export type PayeeButtonProps = Omit<PayeeDialogProps, 'onClose'>;

/** Opens the bank details of a payee, for an Admin. */
export function PayeeButton(payee: PayeeButtonProps) {
  const dialog = useLazyDialog<PayeeButtonProps, PayeeDialogProps>(load, 'The form could not be opened');
  if (!useMay()('putPayee')) return null;
  return (
    <>
      <OpeningButton
        size="sm"
        aria-label={`Bank details of ${payee.party.name}`}
        trigger={dialog.trigger}
        subject={payee}
      >
        Bank details…
      </OpeningButton>
      {dialog.opened && <dialog.opened.Dialog {...dialog.opened.subject} onClose={dialog.onClose} />}
    </>
  );
}
