import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { capitalised } from '../text/capitalised';
import { showWait } from './showWait';
import { type Creation, useCreation } from './useCreation';

export interface CreationDialogProps<Body, Created>
  extends Pick<
    FormDialogProps,
    'title' | 'description' | 'actions' | 'ready' | 'validate' | 'repeatable' | 'children'
  > {
  onClose: () => void;
  creation: Creation<Body, Created>;
}

/** The form of a new record, from its fields to its answer. */
export function CreationDialog<Body, Created>({
  creation,
  children,
  onClose,
  ...rest
}: CreationDialogProps<Body, Created>) {
  const { form, onChange } = useCreation(creation);
  const record = capitalised(creation.record);
  return (
    <FormDialog
      {...rest}
      onOpenChange={onClose}
      {...form}
      open
      onCloseBlocked={showWait}
      submitLabel={`Add ${record}`}
      pendingLabel={`Adding ${record}...`}
    >
      <CloseOnBack />
      <Stack gap="section" onChange={onChange}>
        {children}
      </Stack>
    </FormDialog>
  );
}
