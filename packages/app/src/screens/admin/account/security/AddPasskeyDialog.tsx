import { deviceOf } from '@rentsafe/domain/session';
import type { FormIssues } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { newPasskey } from '../../../../calls/factors';
import { CloseOnBack } from '../../../../overlays/CloseOnBack';
import { factorIssues } from './factorIssues';

interface AddPasskeyDialogProps {
  /** Gets the first recovery codes, which are shown once; null where there are some already. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Names a passkey, which the browser then makes. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  async function submit({ entries }: { entries: FormData }): Promise<FormIssues | undefined> {
    try {
      const { recovery_codes } = await newPasskey(String(entries.get('name')).trim());
      toast.success('Passkey added');
      onAdded(recovery_codes);
      return undefined;
    } catch (error) {
      return factorIssues(error);
    }
  }

  return (
    <FormDialog
      open
      size="md"
      title="Add passkey"
      description="Name it after the device that keeps it. Your browser then asks you to make it."
      submitLabel="Make passkey"
      pendingLabel="Waiting for your device..."
      onSubmit={submit}
      onOpenChange={onClose}
    >
      <CloseOnBack />
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={deviceOf(navigator.userAgent)}
        autoComplete="off"
      />
    </FormDialog>
  );
}
