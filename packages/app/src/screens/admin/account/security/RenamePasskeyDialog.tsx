import type { Passkey } from '@rentsafe/domain/factor';
import type { FormIssues } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { namePasskey } from '../../../../calls/factors';
import { CloseOnBack } from '../../../../overlays/CloseOnBack';
import { factorIssues } from './factorIssues';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onRenamed: () => Promise<void>;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  async function submit({ entries }: { entries: FormData }): Promise<FormIssues | undefined> {
    try {
      await namePasskey(passkey.id, String(entries.get('name')).trim());
      await onRenamed();
      toast.success('Passkey renamed');
      return undefined;
    } catch (error) {
      return factorIssues(error);
    }
  }

  return (
    <FormDialog
      open
      size="md"
      title="Rename passkey"
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={submit}
      onOpenChange={onClose}
    >
      <CloseOnBack />
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={passkey.name}
        autoComplete="off"
      />
    </FormDialog>
  );
}
