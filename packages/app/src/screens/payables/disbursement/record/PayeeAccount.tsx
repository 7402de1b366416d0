import type { Disbursement } from '@rentsafe/domain/disbursement';
import { Stack } from '@rentsafe/ui/Stack';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useMay } from '../../../../session/useMay';
import { day } from '../../../../text/day';
import { accountText } from './accountText';
import type { PayeeDialogProps } from './PayeeDialog';

const load = async () => (await import('./PayeeDialog')).PayeeDialog;

/** The account that is paid, and since when it is so; of a draft, an Admin changes it here. */
export function PayeeAccount({ disbursement }: { disbursement: Disbursement }) {
  const { payee, state } = disbursement;
  const may = useMay();
  const dialog = useLazyDialog<Disbursement, PayeeDialogProps>(load, 'The form could not be opened');
  const text = accountText(payee);
  return (
    <Stack gap={2} align="start">
      <span>{text ? `${text}${payee.since ? `, since ${day(payee.since)}` : ''}` : 'None on record'}</span>
      {state === 'draft' && may('putPayee') && (
        <OpeningButton size="sm" trigger={dialog.trigger} subject={disbursement}>
          Bank details…
        </OpeningButton>
      )}
      {dialog.opened && (
        <dialog.opened.Dialog disbursement={dialog.opened.subject} onClose={dialog.onClose} />
      )}
    </Stack>
  );
}
