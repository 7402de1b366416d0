import { ConflictNotice } from '@rentsafe/ui/Edition';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { showWait } from './showWait';
import { type Edit, useEdit } from './useEdit';

interface EditDialogProps<Body, Record extends { version?: number | undefined }>
  extends Pick<FormDialogProps, 'title' | 'description' | 'validate' | 'children'> {
  onClose: () => void;
  edit: Edit<Body, Record>;
}

/** The form of a record that is on file, from its fields to its answer. */
export function EditDialog<Body, Record extends { version?: number | undefined }>({
  edit,
  children,
  onClose,
  ...rest
}: EditDialogProps<Body, Record>) {
  const { edition, onChange } = useEdit(edit);
  return (
    <FormDialog
      {...rest}
      onOpenChange={onClose}
      {...edition.form}
      open
      onCloseBlocked={showWait}
      submitLabel="Save"
      pendingLabel="Saving..."
    >
      <CloseOnBack />
      <Stack gap="section" onChange={onChange}>
        <ConflictNotice edition={edition} />
        {children}
      </Stack>
    </FormDialog>
  );
}
